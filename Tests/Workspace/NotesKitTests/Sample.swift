/// A short text with each kind of block.
enum Sample {
  static let notes = """
    # Cells

    A **cell** holds a `value`; *readers* are kept by
    [the registrar](https://example.org/registrar), see [Cell](Sources/Cell.swift).

    ## The idea

    - The first item is long enough to take two lines of forty columns.
    - The second is short.

    1. So is this.

    <!-- not shown -->

    ```swift cell
    let cell = Cell(1)  // one
    ```

    ```output
    観察 1
    ```

    | Name | Meaning | N |
    | --- | --- | --- |
    | 観察 | what a reader does | 10 |
    | 👩‍👩‍👧 | family | 9 |
    """
}

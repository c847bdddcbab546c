# The front door: `make` lists everything. A lesson is a program of its own: make
# finds the chapter by its folder, builds its program, and runs it. All other
# commands are those of a tool: `workbook` for learners, `author` for authors. A
# program is built if it is missing or its source has changed.
#
#   E       an exercise, such as 1.2 or its name; several commands take a chapter
#   N, S    a chapter, such as 1; the name of a screen for `make play`
#   W       what `words` explains, `search` finds and the check of `hint` contains;
#           W=1 makes `try` run a file again whenever you save
#   FILE    a file for `try` and `expand`, in place of an exercise
#   FROM    a folder that `grade` grades in place of Exercises/
#   JSON    the file for the record of `grade`, or the numbers of `bench`
#   JUNIT, EXERCISM, GRADESCOPE   files for the record in other formats
#   OUTPUT=1 shows all that your code prints, YES=1 answers questions,
#           QUICK=1 does a part, RENEW=1 writes what was seen
#   NAME, ON, TYPE      what is new: its name, its core, the type to write
#   SHUFFLES, ROWS, SECONDS, SEED   how often `bank` runs checks in another order,
#           what `bench` measures, how long `fuzz` runs, or which program
#   ARGS    options: --plain, --width 60, --no-color

.DEFAULT_GOAL := commands
.PHONY: commands help words search review task edit grade watch hint solution \
	reset progress try play expand update doctor new-chapter new-exercise stub \
	weave test bank answer mutants export bench fuzz sanitize torture

# The values on make's command line come from people, and from folders that
# others have named. They reach the shell as words in quotes, whatever they
# contain, and are never expanded. A variable counts only if it is given on the
# command line: one in the environment was meant for another program.
define newline


endef
said = $(if $(filter command line,$(origin $(1))),$(value $(1)))
quoted = '$(subst ','\'',$(if $(findstring $(newline),$(1)),$(error \
	what is given to make has to stand on one line),$(1)))'
each = $(foreach word,$(1),$(call quoted,$(word)))
given = $(if $(call said,$(1)),$(call quoted,$(call said,$(1))))

# The options that variables stand for: FROM:from makes --from, and its value.
name = $(firstword $(subst :, ,$(1)))
flag = --$(lastword $(subst :, ,$(1)))
flags = $(foreach o,$(1),$(if $(call said,$(call name,$(o))),$(call flag,$(o))))
values = $(foreach o,$(1),$(if $(call said,$(call name,$(o))),\
	$(call flag,$(o)) $(call given,$(call name,$(o)))))
ARGUMENTS = $(call each,$(call said,ARGS))
OPTIONS = $(call flags,YES:yes OUTPUT:output) $(call values,\
	FROM:from NAME:name ON:on TYPE:type SHUFFLES:shuffles ROWS:rows JSON:json \
	S:screen) $(call flags,QUICK:quick RENEW:renew) $(ARGUMENTS)

# SwiftPM evaluates the manifest again for every new environment. The values on
# make's command line reach the tools as arguments, so they are not exported.
unexport MAKEFLAGS MFLAGS MAKEOVERRIDES E FROM OUTPUT JSON JUNIT EXERCISM \
	GRADESCOPE FILE YES W N S NAME TYPE ON SHUFFLES ARGS ROWS QUICK RENEW SECONDS \
	SEED

# Programs have a build folder of their own. They are built without the index
# store, which tests need on Linux, and which takes a third of the time.
PROGRAMS := .build/$(if $(CORE),Observation/)programs
WORKBOOK := .build/programs/debug/workbook
AUTHOR := .build/programs/debug/author

# Builds the program that is the goal.
define build
@sh .ci/toolchain >/dev/null
@echo "building $(@F) (the first time takes a quarter of a minute)" >&2
@$(if $(findstring --plain,$(call said,ARGS)),TERM=dumb) \
	CORE=$(if $(findstring Observation/,$@),Observation) ALL=1 swift build \
	--build-system native --disable-index-store --scratch-path $(@D:/debug=) --product $(@F) \
	$(if $(shell [ -t 2 ] || echo pipe),--quiet) >&2
@touch $@
endef
sources = Package.swift $(shell find $(1) -name '*.swift' -o -name '*.[ch]' 2>&-)

# What was built has paths in it, so it goes when the workspace has been moved.
.build/place: FORCE
	@[ "$$(cat $@ 2>&-)" = "$$(pwd)" ] || { rm -rf .build/programs \
	.build/Observation/programs; mkdir -p .build; pwd > $@; }
FORCE:

$(WORKBOOK): .build/place $(call sources,Sources/workbook Sources/WorkbookKit Sources/NotesKit \
	Sources/Results)
	$(build)

$(AUTHOR): $(WORKBOOK) $(call sources,Sources/author Sources/AuthorKit)
	$(build)

# A chapter is a folder such as 05-Environment, and its program is
# EnvironmentLesson. Those with views are built on our Observation alone.
CHAPTERS := $(sort $(notdir $(wildcard Chapters/[0-9]*-*)))
ifeq ($(CORE),Observation)
CHAPTERS := $(filter-out \
	$(shell sed -n 's/.*"\(.*\)", on: "ViewCore".*/%-\1/p' Package.swift),$(CHAPTERS))
else ifneq ($(CORE),)
$(error there is no CORE=$(CORE); CORE=Observation is the toolchain's own)
endif

# The rules of one lesson: $(call lesson,number,name,folder).
define lesson
chapter-$(1): $(PROGRAMS)/debug/$(2)Lesson
	@$$< $$(ARGUMENTS)

$(PROGRAMS)/debug/$(2)Lesson: .build/place $(call sources,Chapters/$(3) Sources/LessonKit \
	Sources/NotesKit Sources/ThreadSlot Sources/*Core)
	$$(build)
endef
number = $(patsubst 0%,%,$(firstword $(subst -, ,$(1))))
$(foreach folder,$(CHAPTERS),\
	$(if $(filter chapter-$(call number,$(folder)),$(value MAKECMDGOALS)),\
	$(eval $(call lesson,$(call number,$(folder)),$(lastword \
	$(subst -, ,$(folder))),$(folder)))))

# Lists the goals with their texts, broken between words. Without `all`, those of
# a learner alone, close together, so that they fit a screen.
define LISTING
@awk -v width="$$(stty size 2>/dev/null | cut -d " " -f 2)" -v all="$(1)" ' \
BEGIN { FS = ":.*## "; if (width < 40) width = 80 } \
/^##@ Write/ && !all { exit } \
/^##@/ { printf "%s%s\n", all ? "\n" : "", substr($$0, 5) } \
/^[a-z%-]+:.*## / { \
  sub("%", "N", $$1); line = sprintf("  make %-12s", $$1); \
  count = split($$2, w, " "); for (i = 1; i <= count; i++) { \
    if (length(line " " w[i]) > width) { print line; line = sprintf("%19s", "") } \
    line = line " " w[i] } \
  print line } \
END { if (!all) print "make help adds the commands for authors" }' $(MAKEFILE_LIST)
endef

##@ Learn
chapter-%: ## plays a chapter's lesson: make chapter-1
	@printf 'there is no chapter %s%s; there are %s\n' $(call quoted,$*) \
	'$(if $(CORE), without views)' '$(CHAPTERS:0%=%)' >&2; exit 2
notes-%: $(WORKBOOK) ## shows a chapter's notes, a screen at a time: make notes-1
	@$(WORKBOOK) notes $(call quoted,$*) $(OPTIONS)
words: ## explains the words of the notes: make words W=macro
search: ## searches notes, tasks and hints: make search W=binding
review: ## asks the predictions again that you missed

##@ Solve
task: ## shows the task of an exercise: make task E=1.2
edit: ## opens an exercise in your editor: make edit E=1.2
grade: ## grades all exercises, a chapter's, or one: make grade E=1.2
watch: ## grades again whenever you save a file: make watch E=1.2
hint: ## shows the next hint: make hint E=1.2
solution: ## shows your answer beside the solution: make solution E=1.2
reset: ## puts an exercise's original files back: make reset E=1.2
progress: ## shows what you have solved, and what comes next

##@ Look closer
try: ## runs a file and shows what was tracked: make try W=1
play: ## plays a screen, tap by tap: make play E=4.1
expand: ## shows the code that macros write: make expand E=1.2
update: ## brings the workbook up to date; your files stay yours
doctor: ## looks for problems on your machine

##@ Write
new-chapter: ## begins a chapter: make new-chapter N=5 NAME=Environment
new-exercise: ## begins an exercise: make new-exercise E=5.1 NAME=Inject
stub: ## keeps your files as the exercise's stub: make stub E=5.1
weave: ## fills the notes from source and runs: make weave N=5
test: ## tests the workspace itself
bank: ## tests the suites with known answers: make bank E=1.2
answer: ## keeps your files as an answer of the bank: make answer E=1.2 NAME=a-b
mutants: ## tests the suites with changed solutions: make mutants E=1.2
export: $(AUTHOR) ## turns a record into other formats: make export JSON=a.json JUNIT=a.xml
	@$(AUTHOR) $@ $(call given,JSON) $(call values,JUNIT:junit EXERCISM:exercism \
	GRADESCOPE:gradescope) $(ARGUMENTS)
torture: $(AUTHOR) ## tests the grader with all that a learner may do
	@TORTURE=all ALL=1 swift test --build-system native --filter '^WorkbookToolTests\.'
bench: ## measures ObservationCore: make bench ROWS=M-7,kairo
	@ALL=1 swift build --build-system native -c release --product bench >&2
	@.build/release/bench $(OPTIONS)
fuzz: ## compares our core with the toolchain's: make fuzz SECONDS=60
	@ALL=1 swift run --build-system native -c release --quiet fuzz \
	$(if $(call said,SEED),seed $(call given,SEED),$(call given,SECONDS))
sanitize: ## runs tests under the thread and address sanitizers
	@mkdir -p .build && sh .ci/sanitize
help: ## lists all commands

# What the tools are given: an argument, and options.
review progress update doctor: $(WORKBOOK)
	@$(WORKBOOK) $@ $(OPTIONS)
words search: $(WORKBOOK)
	@$(WORKBOOK) $@ $(call given,W) $(OPTIONS)
task edit grade watch solution reset: $(WORKBOOK)
	@$(WORKBOOK) $@ $(call given,E) $(OPTIONS)
hint: $(WORKBOOK)
	@$(WORKBOOK) $@ $(call given,E) $(call values,W:word) $(OPTIONS)
play: $(WORKBOOK)
	@$(WORKBOOK) $@ $(or $(call given,N),$(call given,E)) $(OPTIONS)
try expand: $(WORKBOOK)
	@$(WORKBOOK) $@ $(or $(call given,FILE),$(call given,E)) \
	$(if $(filter try,$@),$(call flags,W:watch)) $(OPTIONS)
new-chapter weave: $(AUTHOR)
	@$(AUTHOR) $@ $(call given,N) $(OPTIONS)
new-exercise stub test bank answer mutants: $(AUTHOR)
	@$(AUTHOR) $@ $(call given,E) $(OPTIONS)

commands help:
	$(call LISTING,$(filter help,$@))

.DEFAULT:
	@printf 'there is no make %s; %s\n' $(call quoted,$@) \
	'an exercise is named by E=1.2, and make lists what there is' >&2; exit 2

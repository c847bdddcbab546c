# The front door: `make` lists everything. A lesson is a program of its own, which
# make builds and runs. All other commands are those of a tool: `workbook` for
# learners, `author` for authors. A program is built if it's missing or old.
# E names an exercise by number or name, or chapters (1, 1-6) where that makes sense.
# ARGS passes options, such as "--width 60". YES, OUTPUT, QUICK and RENEW are flags.

.DEFAULT_GOAL := commands
LEARNERS := words search review next task edit grade watch hint solution reset \
	progress try play expand update doctor
AUTHORS := new-chapter new-exercise stub weave test bank answer mutants export
.PHONY: FORCE commands help bench fuzz sanitize torture $(LEARNERS) $(AUTHORS)

# Values on make's command line reach the shell as words in quotes, whatever they
# contain, and are never expanded. Variables of the environment don't count.
define newline


endef
said = $(if $(filter command line,$(origin $(1))),$(value $(1)))
quoted = '$(subst ','\'',$(if $(findstring $(newline),$(1)),$(error \
	what is given to make has to stand on one line),$(1)))'
given = $(if $(call said,$(1)),$(call quoted,$(call said,$(1))))
option = $(if $(call said,$(1)),$(2) $(call quoted,$(call said,$(1))))

ARGUMENTS = $(foreach word,$(call said,ARGS),$(call quoted,$(word)))
# What follows a goal counts, too: make task 8.2
others = $(strip $(if $(filter default,$(origin MAKECMDGOALS)),\
	$(filter-out $(LEARNERS) $(AUTHORS),$(value MAKECMDGOALS))))
EXERCISE = $(call or-other,E)
or-other = $(or $(call given,$(1)),$(if $(others),$(call quoted,$(others))))
SHORTER = $(if $(call said,QUICK),--quick)

# Tools get these as arguments. A new environment would make SwiftPM plan anew.
unexport MAKEFLAGS MFLAGS MAKEOVERRIDES ARGS E EXERCISM FILE FOR FROM GRADESCOPE JSON \
	JUNIT MODE N NAME ON OUTPUT QUICK RENEW ROWS S SECONDS SEED SHUFFLES TYPE W WATCH YES

# Programs have a build folder of their own, without the index store, which tests
# need, and which takes a third of the time. .ci/toolchain chooses the build
# system, unless BUILD_SYSTEM=swiftbuild does.
PROGRAMS := .build/$(if $(CORE),Observation/)programs
WORKBOOK := .build/programs/bin/workbook
AUTHOR := .build/programs/bin/author

swift-build = swift build --build-system "$$(cat .build/system)" \
	--disable-index-store --scratch-path $(@D:/bin=)
define build
@BUILD_SYSTEM=$(BUILD_SYSTEM) sh .ci/toolchain >/dev/null
@echo "building $(@F) (the first time takes up to a minute)" >&2
@$(if $(findstring --plain,$(call said,ARGS)),TERM=dumb) \
	CORE=$(if $(findstring Observation/,$@),Observation) ALL=1 $(swift-build) \
	--product $(@F) $(if $(shell [ -t 2 ] || echo pipe),$$(grep -q native .build/system \
	&& echo --quiet)) >&2
@[ -e $@ ] || \
	ln -s "$$(ALL=1 $(swift-build) --show-bin-path 2>/dev/null)" $(@D)
@touch $@
endef
sources = Package.swift $(shell find $(1) -name '*.swift' -o -name '*.[ch]' 2>&-)

.build/place: FORCE
	@BUILD_SYSTEM=$(BUILD_SYSTEM:%=" %") sh .ci/place

$(WORKBOOK): .build/place $(call sources,Sources/workbook Sources/WorkbookKit Sources/NotesKit \
	Sources/Course Sources/Results)
	$(build)
$(AUTHOR): $(WORKBOOK) $(call sources,Sources/author Sources/AuthorKit)
	$(build)

# 05-Environment has the program EnvironmentLesson. Views need our Observation.
CHAPTERS := $(sort $(notdir $(wildcard Chapters/[0-9]*-*)))
ifeq ($(CORE),Observation)
CHAPTERS := $(filter-out \
	$(shell sed -n 's/.*"\(.*\)", on: "ViewCore".*/%-\1/p' Package.swift),$(CHAPTERS))
else ifneq ($(CORE),)
$(error there is no CORE=$(CORE); CORE=Observation is the toolchain's own)
endif

# The rules of one lesson: $(call lesson,number,name,folder).
define lesson
chapter-$(1): $(PROGRAMS)/bin/$(2)Lesson
	@$$< $$(ARGUMENTS)

$(PROGRAMS)/bin/$(2)Lesson: .build/place $(call sources,Chapters/$(3) Sources/LessonKit \
	Sources/NotesKit Sources/Course Sources/ThreadSlot Sources/*Core)
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
  count = split($$2, words, " "); \
  for (i = 1; i <= count; i++) { \
    if (length(line " " words[i]) > width) { \
      print line; line = sprintf("%19s", "") } \
    line = line " " words[i] } \
  print line \
} \
END { if (!all) print "make help adds the commands for authors" }' $(MAKEFILE_LIST)
endef

##@ Learn
chapter-%: ## plays a chapter's lesson: make chapter-1
	@printf 'there is no chapter %s%s; there are %s\n' $(call quoted,$*) \
	'$(if $(CORE), without views)' '$(foreach folder,$(CHAPTERS),$(call number,$(folder)))' >&2; exit 2
notes-%: $(WORKBOOK) ## shows a chapter's notes, a screen at a time: make notes-1
	@$(WORKBOOK) notes $(call quoted,$*) $(ARGUMENTS)
words: ## explains the words of the notes: make words W=macro
search: ## searches notes, tasks and hints: make search W=binding
review: ## leads back to the predictions that you missed

##@ Solve
next: task edit ## shows the next task, and opens its file
task: ## shows the task of an exercise: make task E=1.2
edit: ## opens an exercise in your editor: make edit E=1.2
grade: ## grades all exercises, a chapter's, or one: make grade E=1.2
watch: ## grades again whenever you save a file: make watch E=1.2
hint: ## shows the next hint: make hint E=1.2
solution: ## shows your answer beside the solution: make solution E=1.2
reset: ## puts an exercise's original files back: make reset E=1.2
progress: ## shows what you have solved, and what comes next

##@ Look closer
try: ## runs a file and shows what was tracked: make try WATCH=1
play: ## plays a screen, tap by tap: make play E=4.1
expand: ## shows the code that macros write: make expand E=1.2
update: ## brings the workbook up to date; your files stay yours
doctor: ## looks for problems on your machine

# What the tool gets after the name of the goal.
of =
words search: of = $(call or-other,W)
task edit watch stub: of = $(EXERCISE)
grade: of = $(EXERCISE) $(if $(call said,OUTPUT),--output) \
	$(call option,FROM,--from) $(call option,JSON,--json)
hint: of = $(EXERCISE) $(call option,W,--word)
progress: of = $(if $(call or-other,FOR),--for $(call or-other,FOR))
solution reset: of = $(EXERCISE) $(if $(call said,YES),--yes)
try: of = $(or $(call given,FILE),$(EXERCISE)) $(if $(call said,WATCH),--watch) $(call option,MODE,--mode)
play: of = $(or $(call given,N),$(EXERCISE)) $(call option,S,--screen)
expand: of = $(or $(call given,FILE),$(EXERCISE))
$(filter-out next,$(LEARNERS)): $(WORKBOOK)
	@$(WORKBOOK) $@ $(of) $(ARGUMENTS)

##@ Write
new-chapter: ## begins a chapter: make new-chapter N=5 NAME=Environment
new-exercise: ## begins an exercise: make new-exercise E=5.1 NAME=Inject
stub: ## keeps your files as the exercise's stub: make stub E=5.1
weave: ## fills the notes from source and runs: make weave N=5
test: ## tests the workspace itself
bank: ## tests the suites with known answers: make bank E=1.2
answer: ## keeps your files in the bank: make answer E=1.2 NAME=one-is-enough
mutants: ## tests the suites with changed solutions: make mutants E=1.2
export: ## turns a record into JUnit's XML and others: make export JSON=a.json JUNIT=a.xml
torture: $(AUTHOR) ## tests the grader with all that a learner may do
	@TORTURE=all ALL=1 swift test --build-system native --filter '^WorkbookToolTests\.'
bench: ## measures ObservationCore: make bench ROWS=M-7,kairo
	@ALL=1 swift run --build-system native -c release --quiet bench \
		$(call option,ROWS,--rows) $(call option,JSON,--json) $(SHORTER)
fuzz: ## compares our core with the toolchain's: make fuzz SECONDS=60
	@ALL=1 swift run --build-system native -c release --quiet fuzz \
		$(or $(call option,SEED,seed),$(call option,SECONDS,))
sanitize: ## runs tests under the thread and address sanitizers
	@mkdir -p .build && sh .ci/sanitize
help: ## lists all commands
commands help:
	$(call LISTING,$(filter help,$@))
new-chapter: of = $(call given,N) $(call option,NAME,--name) $(call option,ON,--on)
new-exercise answer: of = $(EXERCISE) $(call option,NAME,--name) \
	$(call option,TYPE,--type)
weave: of = $(call given,N)
bank: of = $(EXERCISE) $(call option,SHUFFLES,--shuffles) $(SHORTER) \
	$(if $(call said,RENEW),--renew)
mutants: of = $(EXERCISE) $(SHORTER)
export: of = $(call given,JSON) $(call option,JUNIT,--junit) \
	$(call option,EXERCISM,--exercism) $(call option,GRADESCOPE,--gradescope)
$(AUTHORS): $(AUTHOR)
	@$(AUTHOR) $@ $(of) $(ARGUMENTS)
.DEFAULT:
	@$(if $(and $(filter $(LEARNERS) $(AUTHORS),$(firstword $(value MAKECMDGOALS))),\
	$(filter 1,$(words $@))),:,sh .ci/unknown-goal $(foreach goal,$(or $(others),$@),$(call quoted,$(goal))))

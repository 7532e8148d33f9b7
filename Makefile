# mpcheck. `make` alone lists the targets.

PREFIX = /usr/local
DESTDIR =
BIN = .build/release/mpcheck
DEBUG = .build/debug/mpcheck
EXAMPLE = Fixtures/projects/example
SOURCES = Sources Tests Package.swift
# Manual page and completions, laid out as below PREFIX/share.
SHARE = .build/share

# On Linux one file that runs anywhere: neither a Swift runtime nor a C library nor libxml2 is loaded when it starts, which
# took half of the time of a lint of one page. On macOS these are part of the system, and the flags are refused.
# Exclusive access is not checked while it runs; the builds that are tested check that.
# The same commit gives the same bytes in any folder: paths are written as seen from it. (`withoutActuallyEscaping` keeps the
# length of the path of its file, which a test forbids.)
LIBXML2 = $(CURDIR)/.build/libxml2
STATIC = $$([ "$$(uname)" = Darwin ] || { \
  [ -e $(LIBXML2)/lib/libxml2.a ] && echo -Xswiftc -static-executable || echo --static-swift-stdlib; }) \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=.
RELEASE = PKG_CONFIG_PATH="$(LIBXML2)/lib/pkgconfig:$$PKG_CONFIG_PATH" swift build -c release --product mpcheck $(STATIC)

# What is packed is optimised again when it is linked (it takes lld): the compiler does not inline what only the package sees, and
# the walk over a page asks other modules for a name or a range a hundred thousand times. It is linked twice: the first
# program counts what runs in lints of generated programs, and by that the second one is laid out. There is no build ID,
# which is a sum of the debugging information too, where a name depends on the folder. Which values are usual is not counted (`disable-vp`).
PACKED = .build/packed/release/mpcheck
TRAINING = .build/training
$(PACKED): LIBXML2 = $(CURDIR)/.build/libxml2-bitcode
LINKED = --scratch-path .build/packed -Xswiftc -use-ld=lld --experimental-lto-mode=full \
  -Xlinker --build-id=none -Xlinker -mllvm -Xlinker -disable-vp
COUNTING = -Xlinker --lto-cs-profile-generate -Xlinker -u -Xlinker __llvm_profile_runtime \
  -Xlinker "$$($$(sh .ci/toolchain)/clang -print-resource-dir)/lib/linux/libclang_rt.profile-$$(uname -m).a"
TRAINED = -Xlinker --symbol-ordering-file=$(CURDIR)/$(TRAINING)/order -Xlinker --no-warn-symbol-ordering \
  -Xlinker --lto-cs-profile-file=$(CURDIR)/$(TRAINING)/counts

# Where the pages that `make site` writes are published: reports and editors link there. Without it they link nowhere.
# SwiftPM and the compiler see another address as a change of one file.
ifneq ($(ADDRESS),)
export MPCHECK_ADDRESS = $(ADDRESS)
endif

.PHONY: help setup run test integration build release man completions install dist site vsix format format-check bless \
  bench fuzz sanitize ecosystem ecosystem-accept clean
.SILENT:

help: ## list the targets
	awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

setup: # install libxml2 where it is missing
	sh .ci/setup build

# A build for debugging takes a fifth of the time of a release, and the tests build on it. Only findings go to standard
# output. make itself exits 2 when mpcheck exits 1, 2 or 3, and names the status on standard error ("Error 1"); a script that
# needs the number calls .build/debug/mpcheck.
run: setup ## build for debugging and lint the example program; ARGS="lint path/to/pages" lints yours
	swift build --product mpcheck >&2
	$(DEBUG) $(if $(ARGS),$(ARGS),lint $(EXAMPLE) --fail-on never)

# Quiet prints what fails and the total, not each of the thousands of cases. Only Swift Testing runs: the XCTest runner would
# end with "Executed 0 tests".
RULE_TESTS = ExampleTests|SilenceTests|TruncationTests|RuleDocumentTests
FILTERED = $(if $(RULE),$(RULE_TESTS),$(FILTER))
test: setup ## build and run all tests; FILTER=Name runs those that match, RULE=id those over the examples of a rule
	swift build --build-tests
	$(if $(RULE),MPCHECK_RULE='$(RULE)') \
	  swift test --skip-build --quiet --disable-xctest $(if $(FILTERED),--filter '$(FILTERED)')

# From PyPI come the programs that really read the outputs and run the hooks. The report and the pages are looked at where a
# Chromium is, and the pages are validated where a Java is.
INTEGRATION = .build/integration/bin
integration: build ## test hooks, CI parts and output formats with their real consumers
	sh .ci/setup integration
	[ -x $(INTEGRATION)/pip ] || python3 -m venv .build/integration
	$(INTEGRATION)/pip install --quiet --retries 10 --requirement Tests/Integration/requirements.txt \
	  $$(! command -v java >/dev/null || echo --requirement Tests/Integration/requirements-java.txt) \
	  $$(! command -v chromium >/dev/null || echo --requirement Tests/Integration/requirements-chromium.txt)
	MPCHECK=$(DEBUG) $(INTEGRATION)/python -B -m unittest discover --start-directory Tests/Integration

build: setup ## build for debugging
	swift build

release: setup ## build .build/release/mpcheck, optimised
	sh .ci/setup release
	sh .ci/libxml2 $(LIBXML2)
	$(RELEASE) >&2

# Linked anew each time: make does not see what SwiftPM would.
.PHONY: $(PACKED)
$(PACKED): setup # build what `make dist` packs
	sh .ci/setup release
ifeq ($(shell uname), Darwin)
	$(RELEASE) --scratch-path .build/packed >&2
else
	sh .ci/libxml2 $(LIBXML2) -flto
	mkdir -p $(TRAINING)
	rm -f $@
	$(RELEASE) $(LINKED) $(COUNTING) >&2
	python3 -B Tests/Benchmark/train.py --mpcheck $@ $(TRAINING)/counts $(TRAINING)/order >&2
	rm $@
	$(RELEASE) $(LINKED) $(TRAINED) >&2
endif

man: release ## write the manual page to .build/share
	$(call write_manual,$(BIN))

completions: release ## write the completions for bash, zsh and fish to .build/share
	$(call write_completions,$(BIN))

define write_manual
	install -d $(SHARE)/man/man1
	$(1) manual > $(SHARE)/man/man1/mpcheck.1
endef

define write_completions
	install -d $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	$(1) --generate-completion-script bash > $(SHARE)/bash-completion/completions/mpcheck
	$(1) --generate-completion-script zsh > $(SHARE)/zsh/site-functions/_mpcheck
	$(1) --generate-completion-script fish > $(SHARE)/fish/vendor_completions.d/mpcheck.fish
endef

install: man completions ## install to PREFIX=/usr/local, below DESTDIR if given
	strip -o $(BIN).stripped $(BIN)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BIN).stripped "$(DESTDIR)$(PREFIX)/bin/mpcheck"
	for file in $(SHARE)/*/*/*; do \
	  to="$(DESTDIR)$(PREFIX)/share/$${file#$(SHARE)/}"; \
	  install -d "$${to%/*}" && install -m 644 "$$file" "$$to" || exit; done
	echo "installed $(DESTDIR)$(PREFIX)/bin/mpcheck"

dist: $(PACKED) ## pack a release for this platform into .build/dist; ADDRESS=https://... links to its pages
	$(call write_manual,$(PACKED))
	$(call write_completions,$(PACKED))
	rm -rf .build/dist
	python3 -B .ci/pack $(PACKED) $(SHARE) .build/dist

site: release ## write the pages about all rules, keys and outputs to .build/site, to be published at ADDRESS
	rm -rf .build/site
	$(BIN) rules --format html --output .build/site

# LINUX_X64, LINUX_ARM64, DARWIN_ARM64 and DARWIN_X64 name the mpcheck of each platform. By default it is the one that this machine
# builds, and the others are left out. STAND_IN=1 packs what starts no server, where npm cannot install.
PACK = python3 -B Sources/Editors/pack.py $(if $(STAND_IN),--stand-in)
PLATFORM = $$(uname -sm | tr '[:upper:] ' '[:lower:]-' | sed 's/x86_64$$/x64/; s/aarch64$$/arm64/')
vsix: ## pack the VS Code extension into .build/vsix, with the mpcheck of each platform and without
	$(PACK)
	$(MAKE) --no-print-directory release
	python3 -B Sources/Editors/generate --mpcheck $(BIN) --check
	strip -o $(BIN).stripped $(BIN)
	$(PACK) --output .build/vsix --mpcheck $(BIN) --binary $(PLATFORM)=$(BIN).stripped \
	  $(if $(LINUX_X64),--binary linux-x64='$(LINUX_X64)') $(if $(LINUX_ARM64),--binary linux-arm64='$(LINUX_ARM64)') \
	  $(if $(DARWIN_ARM64),--binary darwin-arm64='$(DARWIN_ARM64)') $(if $(DARWIN_X64),--binary darwin-x64='$(DARWIN_X64)')

format: ## rewrite the sources in the project's format
	swift format --in-place --recursive $(SOURCES)

format-check: ## check the format of the sources
	swift format lint --strict --recursive $(SOURCES)

BLESSED = Fixtures .github Sources/Guide/Pages Sources/Markup/Language Sources/Reference Sources/Rules/README.md \
  Sources/Rules/SilenceTable.swift Sources/Editors .pre-commit-hooks.yaml
# A suite that writes what it expects has the name of its file.
SNAPSHOTS = $$(grep -rl --include='*Tests.swift' 'ExpectedFile\.' Tests | sed 's|.*/||; s|\.swift$$||' | paste -s -d '|' -)
bless: setup ## rewrite the expected output of the snapshot tests and what editors are told, then show what changed
	status=0; MPCHECK_BLESS=1 $(MAKE) --no-print-directory test FILTER="$(SNAPSHOTS)" || status=$$?; \
	  python3 -B Sources/Editors/generate || status=$$?; \
	  MPCHECK_BLESS=1 python3 -B Tests/Integration/test_readme.py OutputTests || status=$$?; \
	  git diff --stat -- $(BLESSED); git ls-files --others --exclude-standard -- $(BLESSED); exit $$status

bench: ## measure speed and memory beside xmllint; BINARY=path, ARGS="--quick", "--help" for more
	$(if $(BINARY),,$(MAKE) --no-print-directory release)
	sh .ci/setup bench
	python3 -B Tests/Benchmark/measure.py --mpcheck $(if $(BINARY),'$(BINARY)',$(BIN)) $(ARGS)

# First the tests that `make test` runs with a sample of what they try. Then what is optimised, but with the checks of array
# bounds and of arithmetic. A failure leaves its input in .build/fuzz. Before the time begins, the fixes of 20,000 mutated pages
# are tried (MUTATIONS=N): of the fixtures, and of those below PAGES=folder.
SAMPLED = PlainArgumentsTests|DeclaredOptionTests|RunnerCommandTests|InterruptionTests|LanguageTests|GitDoorTests|ExampleTests|MistakeTests|RuleSpellingTests|FollowedValueTests|LivingWorkspaceTests|FileReplacerTests|FuzzTests
fuzz: setup ## try broken programs for TIME=60 seconds of processor time; SEED=N; INPUT=file tries one again
	$(if $(INPUT),,swift build --build-tests >&2)
	$(if $(INPUT),,MPCHECK_WHOLE=1 swift test --skip-build --quiet --disable-xctest --filter '$(SAMPLED)' >&2)
	swift build -c release --product fuzz >&2
	.build/release/fuzz --fixtures '$(CURDIR)/Fixtures' --output '$(CURDIR)/.build/fuzz' \
	  $(if $(MUTATIONS),--mutations '$(MUTATIONS)') $(if $(PAGES),--pages '$(abspath $(PAGES))') \
	  $(if $(TIME),--time '$(TIME)') $(if $(SEED),--seed '$(SEED)') $(if $(INPUT),--input '$(INPUT)') $(ARGS)

# Each is built into a folder of its own, because the objects differ. libxml2 is the system's, so leaks are reported only for
# Swift.
sanitize: setup ## build with the address and with the thread sanitizer, and run all tests so
	ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 swift test --sanitize=address --scratch-path .build-asan \
	  --quiet --disable-xctest $(if $(FILTER),--filter '$(FILTER)')
	TSAN_OPTIONS=halt_on_error=0:exitcode=66 swift test --sanitize=thread --scratch-path .build-tsan \
	  --quiet --disable-xctest $(if $(FILTER),--filter '$(FILTER)')

ecosystem: release ## lint each project below DIR and compare with the stored summary; SAMPLE=N shows N findings per rule
	python3 -B Tests/Ecosystem/ecosystem.py --mpcheck $(BIN) $(if $(SUMMARY),--summary '$(SUMMARY)') \
	  $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(RULE),--rule '$(RULE)') $(if $(ACCEPT),--accept) $(ARGS) \
	  '$(if $(DIR),$(DIR),$(error DIR is needed: make ecosystem DIR=path/to/checkouts))'

ecosystem-accept: ## the same, and store the findings as the summary to compare with
	$(MAKE) --no-print-directory ecosystem ACCEPT=1

clean: ## remove everything that was built or generated
	rm -rf .build

# mpcheck. `make` alone lists the targets.

PREFIX = /usr/local
DESTDIR =
BIN = .build/release/mpcheck
EXAMPLE = Fixtures/projects/example
SOURCES = Sources Tests Package.swift

# One file that runs without a Swift runtime; on macOS the runtime is part of the system, and the flag is refused.
# lld, because the other linkers of Linux warn about functions of the C library that Foundation holds and nothing calls.
STATIC = $$([ "$$(uname)" = Darwin ] || echo --static-swift-stdlib -Xswiftc -use-ld=lld)

.PHONY: help setup run test build release install format format-check bless bench fuzz sanitize ecosystem ecosystem-accept clean
.SILENT:

help: ## list the targets
	awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

setup: # install libxml2 where it is missing
	sh .ci/setup build

# Findings alone go to standard output. make itself exits 2 when mpcheck exits 1, 2 or 3, and names the status on
# standard error ("Error 1"); a script that needs the number calls .build/release/mpcheck.
run: release ## lint the example program; ARGS="lint path/to/pages" lints yours
	$(BIN) $(if $(ARGS),$(ARGS),lint $(EXAMPLE) --fail-on never)

# Quiet: what fails and the total, not each of the thousands of cases. Swift Testing alone: the XCTest runner would
# close with "Executed 0 tests".
test: setup ## build and run all tests; FILTER=Name runs those that match
	swift build --build-tests
	swift test --skip-build --quiet --disable-xctest $(if $(FILTER),--filter '$(FILTER)')

build: setup ## build for debugging
	swift build

release: setup ## build .build/release/mpcheck, optimised
	swift build -c release --product mpcheck $(STATIC) >&2

install: release ## install to PREFIX=/usr/local, below DESTDIR if given
	strip -o $(BIN).stripped $(BIN)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(BIN).stripped "$(DESTDIR)$(PREFIX)/bin/mpcheck"
	echo "installed $(DESTDIR)$(PREFIX)/bin/mpcheck"

format: ## rewrite the sources in the project's format
	swift format --in-place --recursive $(SOURCES)

format-check: ## check the format of the sources
	swift format lint --strict --recursive $(SOURCES)

bless: setup ## rewrite the expected output of the snapshot tests, then show what changed
	status=0; MPCHECK_BLESS=1 $(MAKE) --no-print-directory test || status=$$?; \
	  git diff --stat -- Fixtures; git ls-files --others --exclude-standard -- Fixtures; exit $$status

bench: release ## measure speed and memory beside xmllint; ARGS="--quick", "--help" for more
	sh .ci/setup bench
	python3 -B Tests/Benchmark/measure.py --mpcheck $(BIN) $(ARGS)

# Optimised, but with the checks of array bounds and of arithmetic. A failure leaves its input in .build/fuzz.
fuzz: setup ## try broken programs for TIME=60 seconds of processor time; SEED=N; INPUT=file tries one again
	swift build -c release --product fuzz >&2
	.build/release/fuzz --fixtures '$(CURDIR)/Fixtures' --output '$(CURDIR)/.build/fuzz' \
	  $(if $(TIME),--time '$(TIME)') $(if $(SEED),--seed '$(SEED)') $(if $(INPUT),--input '$(INPUT)') $(ARGS)

ecosystem: release ## lint each project below DIR and compare with the stored summary; SAMPLE=N shows N findings per rule
	python3 -B Tests/Ecosystem/ecosystem.py --mpcheck $(BIN) $(if $(SUMMARY),--summary '$(SUMMARY)') \
	  $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(RULE),--rule '$(RULE)') $(if $(ACCEPT),--accept) $(ARGS) \
	  '$(if $(DIR),$(DIR),$(error DIR is needed: make ecosystem DIR=path/to/checkouts))'

ecosystem-accept: ## the same, and store the findings as the summary to compare with
	$(MAKE) --no-print-directory ecosystem ACCEPT=1

clean: ## remove everything that was built or generated
	rm -rf .build

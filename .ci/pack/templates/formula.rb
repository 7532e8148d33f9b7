class Mpcheck < Formula
  desc "@SUMMARY@"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/mpcheck-@VERSION@-darwin-arm64.tar.gz"
      sha256 "@darwin-arm64@"
    end
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/mpcheck-@VERSION@-darwin-x86_64.tar.gz"
      sha256 "@darwin-x86_64@"
    end
  end

  on_linux do
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/mpcheck-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@linux-aarch64@"
    end
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/mpcheck-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@linux-x86_64@"
    end
  end

  def install
    bin.install "bin/mpcheck"
    man1.install "share/man/man1/mpcheck.1"
    bash_completion.install "share/bash-completion/completions/mpcheck"
    zsh_completion.install "share/zsh/site-functions/_mpcheck"
    fish_completion.install "share/fish/vendor_completions.d/mpcheck.fish"
    doc.install Dir["share/doc/mpcheck/*"]
  end

  test do
    (testpath/"a.axml").write "<view></vew>"
    assert_match "mismatched-tag", shell_output("#{bin}/mpcheck lint a.axml", 1)
  end
end

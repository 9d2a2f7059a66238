"""Hold the files for GitHub, and CITATION.cff, against the schemas of those who read them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = {
    "vendor.github-workflows": ".github/workflows/*.yml",
    "custom.github-workflows-require-timeout": ".github/workflows/*.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.dependabot": ".github/dependabot.yml",
    "vendor.citation-file-format": "CITATION.cff",
}


def main() -> int:
    failed = 0
    for schema, pattern in SCHEMAS.items():
        files = [str(path) for path in sorted(ROOT.glob(pattern))]
        if not files:
            print(f"there is no {pattern}")
            return 1
        command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, "--default-filetype", "yaml"]
        run = subprocess.run([*command, *files], text=True, capture_output=True, check=False)
        if run.returncode:
            print(run.stdout + run.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())

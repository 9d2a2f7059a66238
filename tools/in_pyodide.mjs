// Run the `main` of a Python script inside Pyodide, under Node: node in_pyodide.mjs '{"pyodide": …, "unpack": [[zip, folder]], …}'.
// What the script needs is unpacked into its own file system before, and what it leaves there is taken out after.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const wanted = JSON.parse(process.argv[2]);
const bytes = (path) => new Uint8Array(readFileSync(path));

async function run() {
  const begun = performance.now();
  const { loadPyodide } = await import(pathToFileURL(`${wanted.pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({
    indexURL: `${wanted.pyodide}/`,
    stdLibURL: wanted.stdlib,
    env: { HOME: "/home", PYTHONHASHSEED: "0", ...wanted.env },
    convertNullToNone: true,
  });
  if (wanted.timed) console.error(`Python started after ${Math.round(performance.now() - begun)} ms`);
  for (const [archive, folder] of wanted.unpack ?? []) {
    python.unpackArchive(bytes(archive), "zip", { extractDir: folder });
  }
  python.runPython(readFileSync(wanted.run, "utf8"), { filename: wanted.run });
  await python.globals.get("main")();
  for (const [path, file] of wanted.take ?? []) writeFileSync(file, python.FS.readFile(path));
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(error.message ?? String(error)); // not its stack, which would quote all of Pyodide
  process.exit(1);
}

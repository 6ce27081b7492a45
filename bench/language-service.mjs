import ts from 'typescript'

/** The compiler's language service, as editors ask it, with one file open, which need not be on the disk; `edit` gives it another text. */
export function openService(file, text, options) {
  const opened = { text, version: 0 }
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(opened.version) : '0'),
    getScriptSnapshot: (name) => {
      const content = name === file ? opened.text : ts.sys.readFile(name)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => new URL('..', import.meta.url).pathname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
  })
  const edit = (content) => {
    opened.text = content
    opened.version += 1
  }
  return { service, edit }
}

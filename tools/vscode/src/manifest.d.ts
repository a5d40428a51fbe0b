// The manifest as manifest.mjs makes it, put in by the bundler.
declare module 'plyglot-manifest' {
  const manifest: {contributes: {languages: {id: string}[]}};
  export default manifest;
}

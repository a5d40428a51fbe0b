// What the extension must know of its own manifest, which is made with it.
import manifest from 'plyglot-manifest';

export const languages = manifest.contributes.languages.map(({id}) => id);

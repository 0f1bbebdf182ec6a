import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;

/** Write .br and .gz next to every text file, so that the server never compresses. */
export function compress() {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const text = await readFile(file);
        const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
        await writeFile(`${file}.br`, brotliCompressSync(text, brotli));
        await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

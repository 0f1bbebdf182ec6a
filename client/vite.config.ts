import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { budget } from './scripts/budget.mjs';
import { compress } from './scripts/compress.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MILLRACE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), budget({ scriptKilobytes: 250 }), compress()],
  resolve: { alias: { $games: here('../src/millrace/games') } },
  build: {
    outDir: here('../src/millrace/server/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The budget counts compressed bytes itself.
    reportCompressedSize: false,
    // A font or a picture in a style sheet would be loaded by everybody; as a file only by who needs it.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), here('../src/millrace/games')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // A document takes longer to make than most tests take; a file that needs one asks for it in its first line.
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});

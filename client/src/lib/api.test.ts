import { afterEach, describe, expect, test, vi } from 'vitest';
import { api, ProblemError, ServerGone } from './api';

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the server over HTTP', () => {
  test('an answer is parsed, an empty one is nothing', async () => {
    answer(200, '{"person":{"id":"1","name":"Ada","login":null}}');
    await expect(api.me()).resolves.toMatchObject({ name: 'Ada' });
    answer(200, '');
    await expect(api.leave('T')).resolves.toBeUndefined();
  });

  test('a problem keeps its code', async () => {
    answer(409, '{"code":"seat-taken","detail":"this chair is taken"}');
    await expect(api.sit('T', 1, '')).rejects.toBeInstanceOf(ProblemError);
    await expect(api.sit('T', 1, '')).rejects.toMatchObject({ code: 'seat-taken', status: 409 });
  });

  test('no answer, or one of somebody in between, means the server is gone', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('network'))),
    );
    await expect(api.tables()).rejects.toBeInstanceOf(ServerGone);
    answer(502, '<h1>Bad gateway</h1>');
    await expect(api.tables()).rejects.toBeInstanceOf(ServerGone);
  });

  test('tables in a list have all their fields', async () => {
    answer(200, JSON.stringify({ yours: [{ id: 'T' }], open: [], watch: [] }));
    const list = await api.tables();
    expect(list.yours[0]).toEqual({ id: 'T', deadline: null });
  });
});

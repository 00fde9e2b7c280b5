import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { bellPool } from '#kit/server/bell-pool.ts';

const NOTIFY = 'SELECT pg_notify($1, $2)';

test('what is told at once leaves in one statement; the rest as it is', async () => {
  const query = vi.fn<(...args: unknown[]) => Promise<object>>(async () => ({ rows: [] }));
  const pool = bellPool({ connect: vi.fn<() => void>(), query } as never);

  await Promise.all([pool.query(NOTIFY, ['a', '1']), pool.query(NOTIFY, ['b', '2'])]);
  await pool.query('select payload', [7]);
  await pool.query(NOTIFY, ['a', '3']);

  const values = query.mock.calls.map(([first, more]) => more ?? (first as { values: [] }).values);
  expect(values).toEqual([
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    [7],
    [['a'], ['3']],
  ]);
});

test('a statement that fails tells everybody who waits for it', async () => {
  const query = vi.fn<() => Promise<object>>(async () => Promise.reject(new Error('gone')));
  const pool = bellPool({ connect: vi.fn<() => void>(), query } as never);

  const told = await Promise.allSettled([
    pool.query(NOTIFY, ['a', '1']),
    pool.query(NOTIFY, ['b', '2']),
  ]);

  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(query).toHaveBeenCalledTimes(1);
});

test('the connection that listens goes back to the pool when it dies, once', async () => {
  const release = vi.fn<(destroy: boolean) => void>();
  const client = Object.assign(new EventEmitter(), { release });
  const pool = bellPool({ connect: async () => client, query: vi.fn<() => void>() } as never);

  expect(await pool.connect()).toBe(client);
  expect(release).not.toHaveBeenCalled();
  client.emit('end');
  client.emit('end');

  expect(release.mock.calls).toEqual([[true]]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { loadAgain } from '#kit/web/base/load-again.ts';

afterEach(() => void vi.useRealTimers());

test('code that does not come while the line is away is asked for again until it comes', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue('here');
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('here');
});

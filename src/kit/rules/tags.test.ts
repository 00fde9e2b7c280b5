import { expect, test } from 'vitest';
import { joinTags, splitTags } from '#kit/rules/tags.ts';

test('hashtags lose their #, are trimmed and parted at commas', () => {
  expect(splitTags('#8K,#16K')).toEqual(['8K', '16K']);
  expect(splitTags(' #cincin , tunangan,, #cincin,')).toEqual(['cincin', 'tunangan']);
  expect(splitTags('')).toEqual([]);
  expect(joinTags(['8K', '16K'])).toBe('#8K,#16K');
});

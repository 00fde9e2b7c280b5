/** '#cincin, #tunangan' as the words that it names: without #, trimmed, parted at commas (3§5). */
export const splitTags = (typed: string): string[] => [
  ...new Set(
    typed
      .replaceAll('#', '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

export const joinTags = (tags: readonly string[]): string => tags.map((one) => `#${one}`).join(',');

/** One name in every spelling that the house asks for; `kebab` is what was typed. */
export type Name = {
  readonly kebab: string;
  readonly snake: string;
  readonly camel: string;
  readonly title: string;
};

/** Answers nothing for what is no name: lower case words joined by dashes. */
export function nameOf(kebab: string): Name | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return undefined;
  const words = kebab.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const title = words.map(capital).join(' ');
  const camel = (words[0] ?? '') + words.slice(1).map(capital).join('');
  return { kebab, snake: words.join('_'), camel, title };
}

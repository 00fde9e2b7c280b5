import { phoneFigures } from '#kit/rules/phone.ts';

/** Where a chat with this number begins, with these words already typed; 0812… is 62812… abroad. */
export const tentukanChat = (no_hp: string, kata: string): string => {
  return `https://wa.me/${phoneFigures(no_hp)}?text=${encodeURIComponent(kata)}`;
};

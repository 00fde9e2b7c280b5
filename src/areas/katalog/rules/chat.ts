/** Where a chat with this number begins, with these words already typed; 0812… is 62812… abroad. */
export const tentukanChat = (no_hp: string, kata: string): string => {
  const digits = no_hp.replaceAll(/\D/g, '');
  const nomor = digits.startsWith('0') ? `62${digits.slice(1)}` : digits;
  return `https://wa.me/${nomor}?text=${encodeURIComponent(kata)}`;
};

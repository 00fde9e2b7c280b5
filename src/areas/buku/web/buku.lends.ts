import { lendCodes } from '#kit/web/counter/codes.ts';
import { bacaKode, namaiBarang } from '#areas/buku/rules/kode.ts';

lendCodes({
  isCode: (word) => bacaKode(word) !== undefined,
  isNumber: (word) => bacaKode(word) === 'dokumen',
  isGoods: namaiBarang,
});

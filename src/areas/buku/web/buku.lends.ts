import { lendCodes } from '#kit/web/counter/codes.ts';
import { readKode, namaiBarang } from '#areas/buku/rules/kode.ts';

lendCodes({
  isCode: (word) => readKode(word) !== undefined,
  isNumber: (word) => readKode(word) === 'dokumen',
  isGoods: namaiBarang,
});

import { lendCodes } from '#kit/web/counter/codes.ts';
import { bacaKode } from '#areas/buku/rules/kode.ts';

lendCodes({
  isCode: (word) => bacaKode(word) !== undefined,
  isNumber: (word) => bacaKode(word) === 'dokumen',
});

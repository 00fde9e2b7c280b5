import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, kode, text } from '#kit/contract/field.ts';
import { yangDatang } from '#areas/hutang/contract/yang-datang.ts';

const no = kode('No Hutang', 14);

/** A lost ticket printed again: the person at the counter is photographed with the identity (D-35.22). */
export const duplikatHutangEndpoint = defineEndpoint({
  call: 'POST hutang/:no/duplikat',
  summary: 'Duplikat surat hutang yang hilang',
  params: { no },
  approvable: true,
  guards: ['evidence', 'owner'],
  body: {
    foto: text('Foto', { max: 100, empty: 'Foto Customer Dengan Identitas Wajib Diambil' }),
    alasan: text('Alasan', { min: 3, max: 500 }),
    ...yangDatang,
  },
  answer: { no_faktur_hutang: no, duplikat_ke: int('Duplikat') },
  right: { menu: ['lihat-hutang'] },
});

import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, text } from '#kit/contract/field.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';

const kode_berlian = kode('Kode Berlian', 8);
const foto = text('Foto Sertifikat', { max: 100, empty: 'Foto Sertifikat Wajib Diambil' });

/** The photo of a certificate, on the card of its stone (D-45.1). */
export const fotoBerlianEndpoint = defineEndpoint({
  call: 'POST berlian/:kode_berlian/foto',
  summary: 'Foto sertifikat berlian',
  gate: BERLIAN,
  params: { kode_berlian },
  approvable: true,
  guards: ['evidence'],
  body: { foto },
  answer: { kode_berlian, foto },
  right: { menu: [MENU_BERLIAN] },
});

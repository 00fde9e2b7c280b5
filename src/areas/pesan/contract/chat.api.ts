import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  kode,
  longText,
  ofPerson,
  optional,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

/**
 * Sends the nota of a document (1§7): to the number that is on it, in the words that it has. `receiver` and `message`
 * may be said; anything else than the document's own is refused (abuse case 38). Without `no_dokumen` the document is
 * the one whose number is in `message` (`template_wa` of its print data).
 */
export const chatSendEndpoint = defineEndpoint({
  call: 'POST chat/send',
  summary: 'Kirim nota lewat WhatsApp',
  body: {
    no_dokumen: optional(kode('No Dokumen', 14)),
    type: optional(choice('Jenis', ['text'])),
    receiver: optional(text('Penerima', { max: 20 })),
    message: optional(longText('Pesan', { max: 5000 })),
  },
  answer: {
    success: yesNo('Sukses'),
    gateway: yesNo('Gateway'),
    penerima: ofPerson('PHONE', text('No WhatsApp')),
    status: status('Status', ['ANTRE']),
  },
  right: 'login',
  gate: modul(pesanModul.NOTA_WA_MODULE),
});

import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode } from '#kit/contract/field.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';

const no_service = kode('No Service', 14);

/** Cancels a hand-over of a job by the path of its job (D-36.5). */
export const batalSerahEndpoint = defineEndpoint({
  call: 'POST service/:no_service/proses/:no/batal',
  summary: 'Batal serah service ke tukang',
  params: { no_service, no: kode('No Serah', 14) },
  approvable: true,
  body: alasanBatal,
  answer: serahDocument.one.answer,
  right: serahDocument.cancel.right,
  key: 'required',
});

/** Opens a finished job again by the path of its job (D-36.5). */
export const batalSelesaiEndpoint = defineEndpoint({
  call: 'POST service/:no_service/selesai/:no/batal',
  summary: 'Batal service selesai',
  params: { no_service, no: kode('No Kembali', 14) },
  approvable: true,
  body: alasanBatal,
  answer: kembaliDocument.one.answer,
  right: kembaliDocument.cancel.right,
  key: 'required',
});

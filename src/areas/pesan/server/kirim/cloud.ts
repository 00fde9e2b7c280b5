import type { Gateway, Hasil, Kiriman, Lampiran } from '#areas/pesan/server/kirim/gateway.ts';
import { hasilStatus, kata, panggil } from '#areas/pesan/server/kirim/panggil.ts';
import { tempatDi } from '#areas/pesan/rules/isi-pesan.ts';

const GRAPH = 'https://graph.facebook.com/v23.0';
const BAHASA = 'id';

type Isi = {
  messages?: { id?: unknown }[];
  id?: unknown;
  error?: { code?: unknown; message?: unknown };
};
/** The account or the line, not the message: others would fail in the same way. */
const BUKAN_PESANNYA = new Set([4, 80007, 130429, 131048, 131056, 190, 131031, 131042, 10]);

/** WhatsApp Cloud API: an approved template where the shop names one, else words, with a picture or a paper. */
export async function kirimCloud(gateway: Gateway, kiriman: Kiriman): Promise<Hasil> {
  const alamat = `${gateway.alamat.replace(/\/+$/, '') || GRAPH}/${encodeURIComponent(gateway.pengirim)}`;
  const media = kiriman.lampiran ? await unggah(alamat, gateway, kiriman.lampiran) : undefined;
  if (media && 'hasil' in media) return media;
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: kiriman.nomor,
    biz_opaque_callback_data: `${kiriman.pesan.kode_toko}-${kiriman.pesan.id}`,
    ...contentOf(kiriman, media?.id),
  };
  const headers = {
    authorization: `Bearer ${gateway.token}`,
    'content-type': 'application/json',
  };
  const sent = { headers, body: JSON.stringify(body) };
  const answer = await panggil(`${alamat}/messages`, sent, gateway.tunggu);
  if ('hasil' in answer) return answer;
  const isi = answer.isi as Isi | undefined;
  const id = kata(isi?.messages?.[0]?.id);
  if (answer.status < 300 && id) return { hasil: 'TERIMA', rujukan: id };
  return gagal(answer.status, isi);
}

function contentOf({ pesan, isi, lampiran }: Kiriman, media: string | undefined): object {
  const dibawa = lampiran && media ? mediaOf(lampiran, media) : undefined;
  if (pesan.nama_cloud) return { type: 'template', template: templatOf(pesan, dibawa) };
  const caption = isi.slice(0, 1024);
  if (dibawa?.type === 'document') return { ...dibawa, document: { ...dibawa.document, caption } };
  if (dibawa) return { ...dibawa, image: { ...dibawa.image, caption } };
  return { type: 'text', text: { preview_url: false, body: isi } };
}

/** An approved template's places are filled in their order; a value there is one line. */
function templatOf({ nama_cloud, templat, nilai }: Kiriman['pesan'], dibawa: object | undefined) {
  const parameters = tempatDi(templat).map((nama) => ({
    type: 'text',
    text: (nilai[nama] ?? '').replace(/\s+/g, ' ').trim() || '-',
  }));
  const kepala = dibawa ? [{ type: 'header', parameters: [dibawa] }] : [];
  const badan = parameters.length > 0 ? [{ type: 'body', parameters }] : [];
  return { name: nama_cloud, language: { code: BAHASA }, components: [...kepala, ...badan] };
}

/** What was handed over, as a message or the head of a template names it. */
const mediaOf = ({ tipe, nama }: Lampiran, id: string) =>
  tipe === 'application/pdf'
    ? { type: 'document' as const, document: { id, filename: nama } }
    : { type: 'image' as const, image: { id } };

/** A picture is uploaded first; that alone reaches no person, so a failure of it may be tried again. */
async function unggah(
  alamat: string,
  { token, tunggu }: Gateway,
  { nama, tipe, bytes }: Lampiran,
): Promise<{ id: string } | Hasil> {
  const body = new FormData();
  body.set('messaging_product', 'whatsapp');
  body.set('type', tipe);
  body.set('file', new Blob([new Uint8Array(bytes)], { type: tipe }), nama);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await panggil(`${alamat}/media`, { headers, body }, tunggu);
  if ('hasil' in answer)
    return answer.hasil === 'RAGU' ? { hasil: 'ULANG', sebab: answer.sebab } : answer;
  const id = kata((answer.isi as Isi | undefined)?.id);
  if (answer.status < 300 && id) return { id };
  const no = gagal(answer.status, answer.isi as Isi | undefined);
  return no.hasil === 'RAGU' ? { hasil: 'ULANG', sebab: no.sebab } : no;
}

function gagal(status: number, isi: Isi | undefined): Hasil {
  const sebab = kata(isi?.error?.message);
  if (BUKAN_PESANNYA.has(Number(isi?.error?.code)))
    return { hasil: 'TUNDA', sebab: sebab || `Gateway menolak (${status})` };
  return hasilStatus(status < 300 ? 500 : status, sebab);
}

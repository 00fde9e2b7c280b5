import type { Gateway, Hasil, Kiriman, Lampiran } from '#areas/pesan/server/kirim/gateway.ts';
import { hasilStatus, kata, panggil } from '#areas/pesan/server/kirim/panggil.ts';

type Satu = { id?: unknown; status?: unknown; message?: unknown };
type Isi = { status?: unknown; message?: unknown; data?: { messages?: unknown; id?: unknown } };

/** A gateway that speaks Wablas: text by its second version, a picture or a paper as a file of a form. */
export async function kirimWablas(gateway: Gateway, kiriman: Kiriman): Promise<Hasil> {
  const alamat = gateway.alamat.replace(/\/+$/, '');
  const { lampiran } = kiriman;
  const apa = lampiran?.tipe === 'application/pdf' ? 'document' : 'image';
  const answer = lampiran
    ? await panggil(
        `${alamat}/api/send-${apa}-from-local`,
        formulir(gateway, kiriman, lampiran),
        gateway.tunggu,
      )
    : await panggil(`${alamat}/api/v2/send-message`, teks(gateway, kiriman), gateway.tunggu);
  return 'hasil' in answer ? answer : baca(answer.status, answer.isi as Isi | undefined);
}

const teks = ({ token }: Gateway, { nomor, isi, pesan }: Kiriman) => ({
  headers: { authorization: token, 'content-type': 'application/json' },
  body: JSON.stringify({
    data: [{ phone: nomor, message: isi, ref_id: `${pesan.kode_toko}-${pesan.id}` }],
  }),
});

function formulir({ token }: Gateway, { nomor, isi }: Kiriman, { nama, tipe, bytes }: Lampiran) {
  const body = new FormData();
  body.set('phone', nomor);
  body.set('caption', isi);
  body.set('file', bytes.toString('base64'));
  body.set('data', JSON.stringify({ name: nama, type: tipe }));
  return { headers: { authorization: token }, body };
}

/** `status: false` is a no of the gateway itself: the message was not taken. */
function baca(status: number, isi: Isi | undefined): Hasil {
  const sebab = kata(isi?.message);
  if (status >= 300) return hasilStatus(status, sebab);
  if (isi?.status !== true)
    return isi ? { hasil: 'ULANG', sebab: sebab || 'Gateway menolak' } : hasilStatus(500, sebab);
  const { messages } = isi.data ?? {};
  const satu = (Array.isArray(messages) ? messages[0] : messages) as Satu | undefined;
  if (satu?.status === 'reject' || satu?.status === 'cancel')
    return { hasil: 'TOLAK', sebab: kata(satu.message) || 'Gateway menolak nomor ini' };
  const rujukan = kata(satu?.id ?? isi.data?.id);
  return { hasil: 'TERIMA', rujukan: rujukan || null };
}

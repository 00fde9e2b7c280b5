import { kept } from '#kit/rules/lists.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { EmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import { isLabelSendiri } from '#areas/kirim/rules/emas-jauh.ts';
import type { EmasDikirim } from '#areas/kirim/server/emas-kiriman.ts';
import { listDibeli } from '#areas/sepuhan/server/cabang/emas-dibeli.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Gold as head office on another server hears of it: nothing of it is read there from this shop's rows. */
export async function ceritakanEmas(
  tx: Tx,
  lines: readonly EmasDikirim[],
  { kode_toko }: Ctx,
): Promise<EmasJauh[]> {
  const kunci = lines.flatMap(({ no_dokumen, urut_dokumen }) =>
    no_dokumen === null || urut_dokumen === null ? [] : [{ no_dokumen, urut: urut_dokumen }],
  );
  const beli = new Map(
    (await listDibeli(tx, kode_toko, kunci)).map((one) => [`${one.no_dokumen}.${one.urut}`, one]),
  );
  return lines.map((line): EmasJauh => {
    const { kode_barcode, persen, berat, murni } = line;
    const emas = { kode_barcode, persen, berat, murni, harga_modal: line.harga_modal ?? rp(0) };
    if (line.isi === 'LOT') {
      const { isi, qty, modal_tahu, susut_murni } = line;
      return { ...emas, isi, qty, modal_tahu, susut_murni };
    }
    const { isi, nama_barang, kode_dept, kode_group, kode_kadar } = line;
    const { barcode_asal: label, ...dibeli } = kept(beli, kode_barcode);
    const barcode_asal = label !== null && isLabelSendiri(label, kode_toko) ? label : null;
    return {
      ...emas,
      ...dibeli,
      isi,
      nama_barang,
      kode_dept,
      kode_group,
      kode_kadar,
      barcode_asal,
    };
  });
}

import { sentence } from '#kit/rules/sentence.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
import { teksBatu, TIDAK_BERLIAN } from '#areas/berlian/rules/batu.ts';
import { lockBatu } from '#areas/berlian/server/berlian.table.ts';
import { findFotoBatu, setFotoBatu } from '#areas/berlian/server/foto-berlian.table.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * The certificate of a stone that is held, photographed (D-45.1): what is written is seen beside what was typed. A
 * photo in place of another is agreed to by a superior who sees both.
 */
export async function fotoBerlian(
  tx: Tx,
  { params: { kode_berlian }, body: { foto } }: InputOf<typeof fotoBerlianEndpoint>,
  ctx: Ctx,
) {
  const stone = (await lockBatu(tx, [kode_berlian], ctx)).get(kode_berlian);
  if (!stone) throw missing(fill(TIDAK_BERLIAN.BERLIAN_TIDAK_ADA, { kode_berlian }));
  const lama = await findFotoBatu(tx, kode_berlian, ctx);
  conflictIf(
    !lama.dipegang,
    fill(TIDAK_BERLIAN.BERLIAN_TIDAK_DIPEGANG, { kode_berlian, keadaan: stone.status }),
  );
  refuseIf(stone.no_sertifikat === null ? [TIDAK_BERLIAN.FOTO_TANPA_SERTIFIKAT] : []);
  await pakaiBukti(tx, 'berlian', [{ foto, field: 'foto' }], ctx);
  if (lama.foto !== null)
    await perluOtorisasi(tx, ctx, [
      {
        event: stockEvents.UBAH_BARANG,
        ringkasan: sentence('Ganti foto sertifikat berlian {kode_berlian}', { kode_berlian }),
        angka: [{ label: kode_berlian, nilai: teksBatu(stone) }],
        foto: [lama.foto, foto],
      },
    ]);
  await setFotoBatu(tx, { kode_berlian, foto }, ctx);
  tx.audit({
    tindakan: 'FOTO_SERTIFIKAT',
    tabel: 'berlian',
    kunci: kode_berlian,
    sebelum: { foto: lama.foto },
    sesudah: { foto },
  });
  return { kode_berlian, foto };
}

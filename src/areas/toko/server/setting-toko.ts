import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import type { ubahSettingTokoEndpoint } from '#areas/toko/contract/setting-toko.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { updateToko } from '#areas/toko/server/toko.table.ts';

/** Another name or address heads every paper from now on; open screens get a notice. */
export async function ubahSettingToko(
  tx: Tx,
  { body }: InputOf<typeof ubahSettingTokoEndpoint>,
  { kode_toko, toko }: Ctx,
) {
  const { nama_toko, alamat_toko, no_whatsapp } = toko;
  await updateToko(tx, kode_toko, body);
  tx.audit({
    tindakan: 'UBAH_TOKO',
    tabel: 'toko',
    kunci: kode_toko,
    sebelum: { nama_toko, alamat_toko, no_whatsapp },
    sesudah: body,
  });
  tx.ring('settings-changed', [{ key: 'toko', value: body }]);
  return { kode_toko, ...body };
}

import type { Sql } from '#kit/server/sql.ts';
import { sifatPesan } from '#areas/pesan/rules/pesan.ts';
import type { Pesan } from '#areas/pesan/server/pesan.table.ts';
import { findLarangan } from '#areas/pesan/server/promo.table.ts';

/** Whether a document is cancelled now; it is told by the areas to the right, which have it. */
export type IsBatal = (
  on: Sql,
  dokumen: { readonly kode_toko: string; readonly no: string },
) => Promise<boolean>;

/**
 * Why a message may not go out any more, asked when it leaves: the number has said no, or the customer has
 * taken the consent back, has another number or is gone. What somebody waits for is held
 * only where it is no longer true: the nota of a sale that was cancelled after it was written. One that says of itself
 * that it is cancelled goes.
 */
export const larangPesan =
  (isBatal: IsBatal) =>
  async (on: Sql, pesan: Pesan): Promise<string | undefined> => {
    if (!sifatPesan(pesan.jenis).segera) return larangUmum(on, pesan);
    const { jenis, kode_toko, no_dokumen: no, nilai } = pesan;
    if (!jenis.startsWith('NOTA_') || no === null || nilai['batal']) return undefined;
    return (await isBatal(on, { kode_toko, no })) ? 'Nota sudah dibatalkan' : undefined;
  };

async function larangUmum(on: Sql, pesan: Pesan): Promise<string | undefined> {
  const perluSetuju = pesan.jenis === 'PROMO' || pesan.jenis === 'ULTAH';
  const { menolak, berubah } = await findLarangan(on, pesan, perluSetuju);
  if (menolak) return 'Nomor ini tidak mau menerima pesan';
  return berubah ? 'Customer tidak setuju lagi, atau nomornya berubah' : undefined;
}

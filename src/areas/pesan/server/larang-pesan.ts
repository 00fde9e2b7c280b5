import type { Sql } from '#kit/server/sql.ts';
import { isDenganSetuju, sifatPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { isDokumenBatal, type Pesan } from '#areas/pesan/server/pesan.table.ts';
import { findLarangan } from '#areas/pesan/server/promo.table.ts';

/**
 * Why a message may not go out any more, asked when it leaves: the number has said no, or the customer has taken the
 * consent back, has another number or is gone. What somebody waits for is held only where it is no longer true: the
 * nota of a document that was cancelled after the nota was queued. A nota that says CANCELLED itself goes.
 */
export async function larangPesan(on: Sql, pesan: Pesan): Promise<string | undefined> {
  if (!sifatPesan(pesan.jenis).segera) return larangUmum(on, pesan);
  const { jenis, kode_toko, no_dokumen: no, nilai } = pesan;
  if (!jenis.startsWith('NOTA_') || no === null || nilai['batal']) return undefined;
  return (await isDokumenBatal(on, kode_toko, no)) ? 'Nota sudah dibatalkan' : undefined;
}

async function larangUmum(on: Sql, pesan: Pesan): Promise<string | undefined> {
  const perluSetuju = isDenganSetuju(pesan.jenis);
  const { menolak, berubah } = await findLarangan(on, pesan, perluSetuju);
  if (menolak) return 'Nomor ini tidak mau menerima pesan';
  return berubah ? 'Customer tidak setuju lagi, atau nomornya berubah' : undefined;
}

import { mg, rp } from '#kit/rules/quantity.ts';
import { listDuluHilang } from '#areas/berlian/server/berlian.query.ts';
import { tuntutHilang } from '#areas/berlian/server/dulu-hilang.ts';
import { batuHilangDengan } from '#areas/stock/server/jaga/batu-hilang.ts';

/** A certificate as stones keep it: capitals and figures alone (D-45.1). */
const kunci = (no: string | null | undefined): string | null =>
  (no ?? '').replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase() || null;

/** A stone that a count missed comes in again set in a piece: the second door beside a delivery (D-45.4). */
batuHilangDengan(async (tx, pieces) => {
  const stones = pieces.flatMap((one) =>
    one.berlian.map(({ carat, lembaga, no_sertifikat, harga_modal }) => ({
      carat: mg(carat),
      lembaga: lembaga ?? null,
      no_sertifikat: kunci(no_sertifikat),
      harga_modal: rp(harga_modal ?? 0),
    })),
  );
  return tuntutHilang(stones, await listDuluHilang(tx, stones));
});

import type { Sql } from '#kit/server/sql.ts';
import { batuKiriman } from '#areas/kirim/server/batu/batu-kiriman.ts';
import { listBatuSurat, type BatuTercatat } from '#areas/kirim/server/batu/batu-surat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A row of the dispatch note: a line of the shipment, or a stone that is set in the piece above. */
export type BarisSurat<Line> = { readonly line: Line } | { readonly batu: string };

/**
 * Lines with their stones below. `rahasia`: the sheet that travels does not tell the number of a certificate, for the
 * receiver reads it from the one that comes (decision 1100).
 */
export async function barisSurat<Line extends { readonly kode_barcode: string }>(
  on: Sql,
  no_kirim: string,
  ctx: Pick<Ctx, 'kode_toko'>,
): Promise<(lines: readonly Line[], rahasia: boolean) => BarisSurat<Line>[]> {
  const batu = await listBatuSurat(on, no_kirim, ctx);
  return (lines, rahasia) =>
    lines.flatMap((line) => [
      { line },
      ...(batu.get(line.kode_barcode) ?? []).map((one) => ({ batu: teksOf(one, rahasia) })),
    ]);
}

function teksOf({ butir = 1, lembaga = null, ...batu }: BatuTercatat, rahasia: boolean): string {
  const { no_sertifikat } = batu;
  const tertutup = rahasia && no_sertifikat !== null;
  return batuKiriman().teks({
    ...batu,
    butir,
    lembaga,
    no_sertifikat: tertutup ? 'bersertifikat' : no_sertifikat,
  });
}

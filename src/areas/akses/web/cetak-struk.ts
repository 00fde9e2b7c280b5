import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { call, callPage, type CallOptions } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { printStruk } from '#kit/web/counter/print-struk.ts';
import { listTemplatNotaEndpoint, type TemplatRow } from '#areas/toko/contract/templat-nota.api.ts';
import type { KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import {
  siapkanCetak,
  templatBawaan,
  type Cetak,
  type JenisTemplat,
} from '#areas/toko/rules/templat-nota.ts';
import type { KertasBoleh } from '#areas/akses/contract/kertas.api.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { sisiDari, tempatCetak } from '#areas/akses/web/tempat/tempat.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

/** Whose paper it is. */
export const kepalaToko = ({
  toko: { nama_toko, alamat_toko, no_whatsapp },
}: Sesi): KepalaToko => ({ nama_toko, alamat_toko, no_whatsapp });

/** The same with the hour of its act on the shop's clock. */
export const kepalaOf = (sesi: Sesi, saat: string): KepalaToko & { jam: string } => ({
  ...kepalaToko(sesi),
  jam: formatClock(saat),
});

const HALF_A_MINUTE = 30_000;

/** The templates as they stand; without them the paper is as the product has it, never missing. */
const readTemplat = (): Promise<{ rows: readonly TemplatRow[]; logo: string | null }> =>
  queryClient
    .fetchQuery({
      queryKey: [listTemplatNotaEndpoint.call, 'cetak'],
      queryFn: async () => {
        const { data, ...beside } = await callPage(listTemplatNotaEndpoint, {});
        return { rows: data, logo: (beside as { logo?: string | null }).logo ?? null };
      },
      staleTime: HALF_A_MINUTE,
    })
    .catch(() => ({ rows: [], logo: null }));

/** How the shop wants that kind of paper, on the side that this computer prints on. */
export async function readCetak(
  jenis: JenisTemplat,
  sesi: Sesi,
  sisi = sisiDari(tempatCetak(sesi)),
): Promise<Cetak> {
  const { parameter } = sesi;
  const { rows, logo } = await readTemplat();
  const templat = rows.find((one) => one.jenis === jenis)?.templat ?? templatBawaan(jenis);
  return siapkanCetak(templat, logo ? { png: logo } : null, {
    toko: readParam(parameter, tokoParam.UKURAN_STRUK),
    sisi,
  });
}

/** Whether this computer may print the paper now, and which copy it is; says why not (D-6.5). */
export const mintaKertas = <P, Q, B, A>(
  of: Endpoint<P, Q, B, A>,
  asked: CallOptions<P, Q, B>,
): Promise<A | undefined> =>
  call(of, asked).catch((error: unknown) => {
    if (!isProblem(error)) throw error;
    showProblem(error);
    return undefined;
  });

type Boleh = Pick<KertasBoleh, 'no' | 'cetak_ke' | 'keadaan' | 'lagi'>;
type Cara = { readonly cetak: Cetak; readonly sesi: Sesi; readonly induk?: string };

/** Prints sheets that the server has allowed, on the paper of their template: its width, cut or to be torn. */
export const cetakStruk = (
  sheets: readonly StrukSheet[],
  { lagi, no, cetak_ke, keadaan }: Boleh,
  { cetak: { paper }, sesi: { parameter }, induk }: Cara,
): Promise<void> => {
  const toko = workingShop();
  return printStruk(sheets, {
    of: { no, cetak_ke, keadaan, induk: induk ?? null, ...(toko && { toko }) },
    again: lagi,
    paper,
    cut: isCut(paper, parameter),
  });
};

const isCut = ({ tall }: StrukPaper, parameter: Sesi['parameter']): boolean =>
  tall !== undefined || readParam(parameter, tokoParam.AUTO_CUT) !== false;

/** Prints a paper that is of no document and is kept nowhere: one that does not come out is pressed for again. */
export const cetakLepas = (
  sheets: readonly StrukSheet[],
  title: string,
  { cetak: { paper }, sesi: { parameter } }: Cara,
): Promise<void> =>
  printStruk(sheets, { of: { title }, again: false, paper, cut: isCut(paper, parameter) });

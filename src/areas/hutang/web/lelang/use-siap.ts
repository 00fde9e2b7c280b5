import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { daftarPeringatanEndpoint } from '#areas/hutang/contract/lelang/lelang.api.ts';
import { periksaSiapLelang, TIDAK_LELANG } from '#areas/hutang/rules/lelang/lelang.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

/** Whether the goods of a loan may be auctioned now, by the rule that the server refuses by (D-35.14). */
export type Siap = {
  readonly siap: boolean;
  /** Why not, as a sentence. */
  readonly why?: string;
  /** A notice is all that is missing. */
  readonly needsNotice: boolean;
  /** Past its due date and running: a notice may be logged. */
  readonly mayWarn: boolean;
};

export function useSiap(hutang: Hutang): Siap {
  const { no_faktur_hutang: no, tgl_jatuh_tempo, status } = hutang;
  const { told, tgl_system: hari } = usePerson();
  const { data } = useRead(daftarPeringatanEndpoint, { params: { no }, staleTime: 0 });
  const runs = status === 'AKTIF';
  if (!runs)
    return {
      siap: false,
      needsNotice: false,
      mayWarn: false,
      why: t('Hutang ini {status}', {
        status: t(statesOf(hutangDocument.spec)[status]?.name ?? status),
      }),
    };
  const [last] = (data ?? []).map((one) => one.tgl_system).toSorted((a, b) => (a < b ? 1 : -1));
  const tenggang = readParam(told, hutangParam.MASA_TENGGANG_LELANG);
  const [early] = periksaSiapLelang({
    tgl_jatuh_tempo,
    tenggang,
    hari,
    peringatan: last ?? null,
  });
  const mayWarn = hari > tgl_jatuh_tempo;
  // Until the notices have come, nothing is said and nothing is offered.
  if (!data) return { siap: false, needsNotice: false, mayWarn };
  const needsNotice = early?.code === TIDAK_LELANG.PERINGATAN_BELUM.code;
  return { siap: !early, why: early && t(early.message), needsNotice, mayWarn };
}

import { IconCheck, IconExclamationMark, IconMinus } from '@tabler/icons-react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { periksaEndpoint } from '#areas/buku/contract/buku.api.ts';
import type {
  hitunganEndpoint,
  ringkasanEndpoint,
} from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import css from '#areas/akhir-hari/web/langkah.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';

export type Day = AnswerOf<typeof ringkasanEndpoint>;
export type Hitungan = AnswerOf<typeof hitunganEndpoint>;
export type Periksa = AnswerOf<typeof periksaEndpoint>;
/** done, wrong (red), wrong enough to stand in the way (red, too), still to come, or not asked for. */
type Keadaan = 'beres' | 'salah' | 'belum' | 'bebas';
type Step = { readonly nama: string; readonly kata: string; readonly keadaan: Keadaan };

/** The five steps and how far each is: a step has a tick only where nothing is wrong. */
export function Langkah({
  day,
  hitungan,
  periksa,
}: {
  day: Day;
  hitungan: Hitungan;
  periksa: Periksa | undefined;
}) {
  const { told } = usePerson();
  const steps = susunLangkah(
    day,
    hitungan,
    periksa,
    readParam(told, akhirHariParam.TIMBANG_BAKI_TUTUP) !== 'TIDAK',
  );
  const kini = steps.findIndex(({ keadaan }) => keadaan === 'salah' || keadaan === 'belum');
  return (
    <ol className={css.steps} aria-label={t('Langkah tutup toko')}>
      {steps.map(({ nama, kata, keadaan }, at) => (
        <li key={nama} data-keadaan={keadaan} aria-current={at === kini ? 'step' : undefined}>
          <span className={css.dot} data-keadaan={keadaan}>
            <Tanda keadaan={keadaan} nomor={at + 1} />
          </span>
          <div>
            <b>{nama}</b>
            <small>{kata}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}

const Tanda = ({ keadaan, nomor }: { keadaan: Keadaan; nomor: number }) =>
  keadaan === 'beres' ? (
    <IconCheck size={16} stroke={2.6} aria-label={t('selesai')} />
  ) : keadaan === 'salah' ? (
    <IconExclamationMark size={16} stroke={2.6} aria-label={t('perlu dilihat')} />
  ) : keadaan === 'bebas' ? (
    <IconMinus size={16} stroke={2.2} aria-label={t('tidak diminta')} />
  ) : (
    nomor
  );

function susunLangkah(
  day: Day,
  hitungan: Hitungan,
  periksa: Periksa | undefined,
  timbang: boolean,
): Step[] {
  const menunggu = day.belum_validasi.reduce((all, one) => all + one.jumlah, 0);
  const benar = periksa?.filter((one) => one.jumlah === 0).length ?? 0;
  return [
    {
      nama: t('Dokumen terbuka'),
      kata: t('{jumlah} menunggu', { jumlah: menunggu }),
      keadaan: menunggu === 0 ? 'beres' : 'salah',
    },
    { nama: t('Hitung kas'), ...langkahKas(day, hitungan) },
    { nama: t('Timbang baki'), ...langkahBaki(day, timbang) },
    {
      nama: t('Periksa buku'),
      kata: periksa ? t('{benar} dari {semua}', { benar, semua: periksa.length }) : t('memeriksa'),
      keadaan: day.invarian_rusak > 0 ? 'salah' : periksa ? 'beres' : 'belum',
    },
    {
      nama: t('Bekukan hari'),
      kata: day.siap ? t('siap') : t('{n} hal menghalangi', { n: day.halangan.length }),
      keadaan: 'belum',
    },
  ];
}

/** A drawer that differs is counted, but it is not well. */
function langkahKas(day: Day, hitungan: Hitungan): Omit<Step, 'nama'> {
  const berlaku = hitungan.filter((one) => one.berlaku);
  const halangan = day.halangan.some(({ bagian }) => bagian === 'hitungan');
  if (day.hitungan.length === 0) return { kata: t('belum dihitung'), keadaan: 'belum' };
  if (halangan) return { kata: t('hitung ulang'), keadaan: 'salah' };
  if (berlaku.length === 0) return { kata: t('terhitung'), keadaan: 'beres' };
  const selisih = sum(berlaku.map((one) => one.selisih));
  const beda = berlaku.some((one) => one.selisih !== 0);
  return {
    kata: t('selisih {rupiah}', { rupiah: formatRupiah(selisih) }),
    keadaan: beda ? 'salah' : 'beres',
  };
}

function langkahBaki(day: Day, timbang: boolean): Omit<Step, 'nama'> {
  const belum = day.baki_belum_timbang.length;
  const hitung = day.baki_belum_opname?.length ?? 0;
  if (belum > 0) return { kata: t('{jumlah} belum', { jumlah: belum }), keadaan: 'salah' };
  if (hitung > 0)
    return { kata: t('{jumlah} belum dihitung', { jumlah: hitung }), keadaan: 'belum' };
  return timbang
    ? { kata: t('semua ditimbang'), keadaan: 'beres' }
    : { kata: t('tidak diminta'), keadaan: 'bebas' };
}

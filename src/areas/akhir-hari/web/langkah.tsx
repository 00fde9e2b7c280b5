import { IconCheck } from '@tabler/icons-react';
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
import css from '#areas/akhir-hari/web/tutup-toko.module.css';

export type Day = AnswerOf<typeof ringkasanEndpoint>;
export type Hitungan = AnswerOf<typeof hitunganEndpoint>;
export type Periksa = AnswerOf<typeof periksaEndpoint>;
type Step = { readonly nama: string; readonly kata: string; readonly beres: boolean };

/** The five steps and how far each is. */
export function Langkah({
  day,
  hitungan,
  periksa,
}: {
  day: Day;
  hitungan: Hitungan;
  periksa: Periksa | undefined;
}) {
  const { param } = usePerson();
  const steps = susunLangkah(day, hitungan, periksa, param.TIMBANG_BAKI_TUTUP !== 'TIDAK');
  return (
    <ol className={css.steps} aria-label={t('Langkah tutup toko')}>
      {steps.map((step, at) => (
        <li
          key={step.nama}
          aria-current={
            !step.beres && steps.slice(0, at).every((one) => one.beres) ? 'step' : undefined
          }
        >
          <span className={css.dot} data-done={step.beres || undefined}>
            {step.beres ? <IconCheck size={16} stroke={2.6} aria-label={t('selesai')} /> : at + 1}
          </span>
          <div>
            <b>{step.nama}</b>
            <small>{step.kata}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}

function susunLangkah(
  day: Day,
  hitungan: Hitungan,
  periksa: Periksa | undefined,
  timbang: boolean,
): Step[] {
  const menunggu = day.belum_validasi.reduce((all, one) => all + one.jumlah, 0);
  const berlaku = hitungan.filter((one) => one.berlaku);
  const benar = periksa?.filter((one) => one.jumlah === 0).length ?? 0;
  return [
    {
      nama: t('Dokumen terbuka'),
      kata: t('{jumlah} menunggu', { jumlah: menunggu }),
      beres: menunggu === 0,
    },
    {
      nama: t('Hitung kas'),
      kata:
        berlaku.length > 0
          ? t('selisih {rupiah}', { rupiah: formatRupiah(sum(berlaku.map((one) => one.selisih))) })
          : day.hitungan.length > 0
            ? t('terhitung')
            : t('belum dihitung'),
      beres: day.hitungan.length > 0,
    },
    {
      nama: t('Timbang baki'),
      kata: timbang
        ? t('{jumlah} belum', { jumlah: day.baki_belum_timbang.length })
        : t('tidak diminta'),
      beres: day.baki_belum_timbang.length === 0,
    },
    {
      nama: t('Periksa buku'),
      kata: periksa ? t('{benar} dari {semua}', { benar, semua: periksa.length }) : t('memeriksa'),
      beres: periksa !== undefined && day.invarian_rusak === 0,
    },
    { nama: t('Bekukan hari'), kata: day.siap ? t('siap') : t('menunggu'), beres: false },
  ];
}

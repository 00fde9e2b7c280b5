import { useState, type ReactNode } from 'react';
import type { AnswerOf, BodyOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { daftarPesananEndpoint } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import {
  daftarSambunganEndpoint,
  daftarTayangEndpoint,
  sambunganFields,
  ubahSambunganEndpoint,
} from '#areas/penjualan/contract/tayang/tayang.api.ts';
import { SaluranInput } from '#areas/penjualan/web/tayang/saluran-input.tsx';
import css from '#areas/penjualan/web/tayang/tayang.module.css';

type Row = AnswerOf<typeof daftarSambunganEndpoint>[number];

/** How each channel is reached and how it goes; its address and secret are the owner's (D-48.6). */
export function SambunganSide({ tabs }: { tabs?: ReactNode }) {
  const { data, error, isPending, refetch } = useRead(daftarSambunganEndpoint);
  const { level } = useSesi().user;
  const [chosen, setChosen] = useState<string>();
  const rows = data ?? [];
  const row = rows.find((one) => one.kode_marketplace === chosen) ?? rows[0];
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {!isPending && !error && !row && (
          <EmptyBlock text={t('Belum ada marketplace. Tambahkan di Master Marketplace.')} />
        )}
        {row && (
          <>
            <SaluranInput value={row.kode_marketplace} onChange={setChosen} />
            <Keadaan of={row} />
            {level === 'OWN' || level === 'SU' ? (
              <SambunganForm key={JSON.stringify([row.kode_marketplace, row.alamat])} of={row} />
            ) : (
              <p className={css.note}>{t('Alamat dan rahasia diatur owner.')}</p>
            )}
          </>
        )}
      </div>
    </Screen>
  );
}

function Keadaan({ of }: { of: Row }) {
  const note =
    of.adapter === 'NONE'
      ? t('Belum dihubungkan, barang menunggu')
      : of.sebab && of.sampai
        ? t('{sebab}, dicoba lagi {jam}', { sebab: of.sebab, jam: formatClock(of.sampai) })
        : t('Terhubung');
  return (
    <SummaryBand
      figures={[
        { label: t('Tayang'), value: formatInt(of.tayang), note },
        { label: t('Belum dikirim'), value: formatInt(of.belum) },
        { label: t('Gagal'), value: formatInt(of.gagal) },
        { label: t('Pesanan menunggu'), value: formatInt(of.menunggu) },
      ]}
    />
  );
}

const KOSONG = { rahasia: null, lepas: false, lepas_pesanan: 'TETAP' };

function SambunganForm({ of }: { of: Row }) {
  const { kode_marketplace, adapter, alamat } = of;
  const form = useFields(sambunganFields, {
    start: { ...KOSONG, adapter, alamat },
  });
  const save = useWrite(ubahSambunganEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [daftarSambunganEndpoint, daftarTayangEndpoint, daftarPesananEndpoint],
    onProblem: form.take,
    // What was chosen once is not chosen for the orders that come in later.
    after: ({ adapter: kini, alamat: di }) => form.reset({ ...KOSONG, adapter: kini, alamat: di }),
  });
  const keep = () => {
    const body = form.check() as BodyOf<typeof ubahSambunganEndpoint> | undefined;
    if (body) void save.send({ params: { kode_marketplace }, body });
  };
  const http = form.values.adapter === 'HTTP';
  return (
    <FormFrame onSave={keep} className={css.form} label={t('Sambungan')}>
      <FieldInput of={sambunganFields.adapter} {...form.bind('adapter')} />
      {http && (
        <>
          <FieldInput of={sambunganFields.alamat} {...form.bind('alamat')} />
          <FieldInput of={sambunganFields.rahasia} {...form.bind('rahasia')} />
          <p className={css.note}>
            {of.ada_rahasia
              ? t('Rahasia sudah tersimpan. Kosongkan bila tidak diganti.')
              : t('Belum ada rahasia.')}
          </p>
          <p className={css.note}>
            {t('Pesanan masuk ke {alamat} di alamat server ini.', { alamat: of.alamat_pesanan })}
          </p>
        </>
      )}
      {of.tayang > 0 && <FieldInput of={sambunganFields.lepas} {...form.bind('lepas')} />}
      {(of.menunggu > 0 || form.values.lepas_pesanan !== 'TETAP') && (
        <>
          <FieldInput of={sambunganFields.lepas_pesanan} {...form.bind('lepas_pesanan')} />
          <p className={css.note}>
            {t('Bila rahasia diketahui orang lain, ganti rahasianya dan tolak pesanan yang palsu.')}
          </p>
        </>
      )}
      <div>
        <Button
          look="primary"
          busy={save.busy}
          disabled={!form.changed}
          onClick={keep}
          data-submit
          shortcut="Ctrl Enter"
        >
          {t('Simpan')}
        </Button>
      </div>
    </FormFrame>
  );
}

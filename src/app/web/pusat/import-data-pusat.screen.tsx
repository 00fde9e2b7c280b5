import { useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  imporDataPusatEndpoint,
  lihatDataPusatEndpoint,
  tanyaPusatEndpoint,
  type Beda,
  type DataPusat,
  type Jauh,
  type Sendiri,
} from '#app/contract/pusat.api.ts';
import { BedaList, namaBeda } from '#app/web/pusat/beda-list.tsx';
import css from '#app/web/pusat/pusat.module.css';

/** The masters of head office beside those of this shop, before anything is replaced (D-26.2). */
export default function ImportDataPusatScreen() {
  const { data, error, refetch } = useRead(lihatDataPusatEndpoint, { staleTime: 0 });
  const [left, setLeft] = useState<ReadonlySet<string>>();
  const beda = data?.beda ?? [];
  const chosen = new Set(
    beda
      // What was changed here is replaced by a person's own tick alone.
      .filter((one) => (left ? !left.has(namaBeda(one)) : one.keadaan !== 'DIUBAH_DI_SINI'))
      .map(namaBeda),
  );
  const choose = (next: ReadonlySet<string>) =>
    setLeft(new Set(beda.map(namaBeda).filter((one) => !next.has(one))));
  const rows = beda.filter((one) => chosen.has(namaBeda(one)));
  return (
    <Screen>
      <ScreenHead
        acts={data?.terbitan && <Ambil data={data} rows={rows} after={() => setLeft(undefined)} />}
      />
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data?.jauh && <Tanya {...data.jauh} />}
        {data && !data.terbitan && (
          <EmptyBlock
            title={t('Belum ada data dari pusat')}
            text={t('Kantor pusat menerbitkan masternya dari Terbitkan Data Pusat.')}
          />
        )}
        {data?.terbitan && (
          <div className={css.form}>
            <Keadaan {...data} />
          </div>
        )}
        {data?.terbitan && beda.length === 0 && (
          <EmptyBlock
            title={t('Sama dengan pusat')}
            text={t('Semua master toko ini sudah sama dengan terbitan terakhir.')}
          />
        )}
        <BedaList beda={beda} chosen={chosen} onChoose={choose} />
        {data && data.sendiri.length > 0 && <HanyaDiSini sendiri={data.sendiri} />}
      </div>
    </Screen>
  );
}

const Keadaan = ({ terbitan, diambil }: DataPusat) => (
  <Facts
    of={{
      ...(terbitan && {
        [t('Versi pusat')]: `${terbitan.versi}${terbitan.catatan ? `, ${terbitan.catatan}` : ''}`,
        [t('Diterbitkan')]: `${formatInstant(terbitan.pada)}, ${terbitan.oleh}`,
      }),
      [t('Terakhir diambil')]: diambil
        ? t('versi {versi}, {pada}', { versi: diambil.versi, pada: formatInstant(diambil.pada) })
        : t('belum pernah'),
    }}
  />
);

/** Head office on another server: when it was asked, what it said, and the act that asks it now. */
function Tanya({ ditanya, dijawab, masalah }: Jauh) {
  const write = useWrite(tanyaPusatEndpoint, {
    after: (answer) => {
      if (answer.masalah === null) toast.success(t('Kantor pusat sudah ditanya'));
      void refresh(lihatDataPusatEndpoint);
    },
  });
  const kapan = (instant: string | null) => (instant ? formatInstant(instant) : t('belum pernah'));
  return (
    <section className={css.ask} aria-label={t('Kantor pusat di server lain')}>
      <Facts
        of={{
          [t('Pusat ditanya')]: kapan(ditanya),
          [t('Pusat menjawab')]: kapan(dijawab),
        }}
      />
      {masalah && (
        <p className={css.wrong} role="status">
          {t(masalah)}
        </p>
      )}
      <Button busy={write.busy} onClick={() => void write.send()}>
        {t('Tanya pusat sekarang')}
      </Button>
    </section>
  );
}

const HanyaDiSini = ({ sendiri }: { sendiri: readonly Sendiri[] }) => (
  <section className={css.group} aria-label={t('Hanya di sini')}>
    <h2>{t('Hanya di sini')}</h2>
    <ul>
      {sendiri.map(({ judul, jumlah, kunci }) => (
        <li key={judul}>
          <span className={css.name}>
            <b>{t(judul)}</b>
            <small>{formatInt(jumlah)}</small>
          </span>
          <span className={css.fields}>
            {kunci.join(', ')}
            {jumlah > kunci.length &&
              ` ${t('dan {jumlah} baris lagi', { jumlah: formatInt(jumlah - kunci.length) })}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

type AmbilProps = { data: DataPusat; rows: readonly Beda[]; after: () => void };

function Ambil({ data, rows, after }: AmbilProps) {
  const write = useWrite(imporDataPusatEndpoint, {
    success: 'Data pusat berhasil diambil',
    after: () => {
      after();
      void refresh(lihatDataPusatEndpoint);
    },
  });
  const ganti = rows.filter(({ keadaan }) => keadaan !== 'BARU').length;
  const ambil = async () => {
    const question = t('{baru} baris ditambah, {ganti} baris toko ini diganti. Lanjutkan ?', {
      baru: formatInt(rows.length - ganti),
      ganti: formatInt(ganti),
    });
    const title = t('Ambil data pusat');
    if (
      !(await confirm({ title, question, yes: t(sense('Ambil', 'dari pusat')), danger: ganti > 0 }))
    )
      return;
    const pilih = [...Map.groupBy(rows, ({ tabel }) => tabel)].map(([tabel, some]) => ({
      tabel,
      kunci: some.map(({ kunci }) => kunci),
    }));
    if (data.terbitan) await write.send({ body: { versi: data.terbitan.versi, pilih } });
  };
  return (
    <Button
      look="primary"
      busy={write.busy}
      disabled={rows.length === 0}
      onClick={() => void ambil()}
    >
      {t('Ambil {jumlah} baris', { jumlah: formatInt(rows.length) })}
    </Button>
  );
}

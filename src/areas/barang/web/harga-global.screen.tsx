import { useState } from 'react';
import { percentText, formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { rupiah } from '#kit/contract/field.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Timeline } from '#kit/web/frame/drawer.tsx';
import { Panel } from '#kit/web/frame/panel.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  listHargaEmasEndpoint,
  listHargaGlobalEndpoint,
  ubahHargaGlobalEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { hitungPerubahan, tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import { signed } from '#areas/barang/web/harga-tabel.tsx';
import css from '#areas/barang/web/harga-global.module.css';

const RELOADS_AFTER_MS = 3000;
const PAGE = 30;
const FIELDS = {
  nominal: rupiah('Harga Emas Global', {
    min: rp(1),
    minMessage: 'Harga Emas Global Tidak Boleh 0',
  }),
};

/** The price of a gram of pure gold: one field, and what follows from it (2§2). */
export default function HargaGlobalScreen() {
  const riwayat = usePage(listHargaGlobalEndpoint, { query: { skip: 0, limit: PAGE } });
  return (
    <Screen>
      <ScreenHead />
      <div className={css.scroll}>
        {riwayat.error && (
          <ErrorBlock problem={riwayat.error} onRetry={() => void riwayat.refetch()} />
        )}
        {riwayat.data && <Isi rows={riwayat.data.data} onRefresh={riwayat.refetch} />}
      </div>
    </Screen>
  );
}

type Row = { harga_global: Rupiah | null; berlaku_dari: string | null; input_by: string };

function Isi({ rows, onRefresh }: { rows: readonly Row[]; onRefresh: () => unknown }) {
  const now = rows[0];
  const form = useFields(FIELDS, { start: { nominal: now?.harga_global ?? null } });
  const [saved, setSaved] = useState(false);
  const write = useWrite(ubahHargaGlobalEndpoint, {
    success: 'Data Berhasil Disimpan',
    after: () => {
      setSaved(true);
      setTimeout(() => window.location.reload(), RELOADS_AFTER_MS);
    },
    onProblem: (problem) => {
      if (problem.status === 0) return false;
      toast.error('Data Gagal disimpan');
      return form.take(problem);
    },
  });
  const save = () => {
    const values = form.check();
    if (values && !saved) void write.send({ body: { nominal: values.nominal as Rupiah } });
  };
  const typed = form.values.nominal as Rupiah | null;
  const move = typed && now?.harga_global ? hitungPerubahan(now.harga_global, typed) : null;
  return (
    <div className={css.columns}>
      <div>
        <FormFrame onSave={save} className={css.form} label={t('Parameter Harga Emas Global')}>
          <RupiahInput
            {...form.bind('nominal')}
            value={typed}
            label={t('Harga emas murni per gram')}
            hint={
              move
                ? t('{lama} sekarang, berubah {persen}', {
                    lama: formatRupiah(now!.harga_global!),
                    persen: signed(move),
                  })
                : t('Dipakai untuk kadar yang tidak punya harga sendiri.')
            }
            autoFocus
          />
          <div>
            <Button
              look="primary"
              busy={write.busy || saved}
              onClick={save}
              data-submit
              shortcut="Ctrl Enter"
            >
              {t('Simpan')}
            </Button>
          </div>
        </FormFrame>
        <Turunan nominal={typed} />
      </div>
      <Panel name="harga-global/riwayat" title={t('Riwayat')} onRefresh={onRefresh}>
        <Timeline steps={rows.map((row, at) => stepOf(row, rows[at + 1]))} />
        {rows.length === 0 && <p className={css.none}>{t('Belum pernah ada harga global.')}</p>}
      </Panel>
    </div>
  );
}

const stepOf = (row: Row, before: Row | undefined) => ({
  title: row.harga_global === null ? t('Dikosongkan') : formatRupiah(row.harga_global),
  at: formatInstant(row.berlaku_dari ?? ''),
  note: [
    row.harga_global && before?.harga_global
      ? signed(hitungPerubahan(before.harga_global, row.harga_global))
      : '',
    row.input_by,
  ]
    .filter(Boolean)
    .join(' · '),
});

/** What each kadar costs by this price, beside the price of its own that wins over it. */
function Turunan({ nominal }: { nominal: Rupiah | null }) {
  const kadar = useRead(kadarMaster.endpoints.list);
  const harga = useRead(listHargaEmasEndpoint);
  const own = new Map(
    (harga.data ?? [])
      .filter((one) => one.jenis === 'JUAL' && one.kode_kadar)
      .map((one) => [one.kode_kadar, one.harga_per_gram]),
  );
  const rows = (kadar.data ?? []).toSorted((a, b) => a.persen - b.persen);
  // Before both lists are there it would say of every kadar that it has no price of its own.
  if (rows.length === 0 || !harga.data) return null;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('Kadar')}</th>
          <th scope="col">{t('Menurut harga global')}</th>
          <th scope="col">{t('Harga sendiri')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kode_kadar, label, persen }) => {
          const global = tentukanHargaPerGram(null, { global: nominal, persen }) ?? undefined;
          const sendiri = own.get(kode_kadar);
          return (
            <tr key={kode_kadar}>
              <th scope="row">
                <KadarMark kadar={persen} label={`${kode_kadar} · ${label}`} />
              </th>
              <td data-out={sendiri !== undefined || undefined}>
                {global === undefined ? '-' : formatRupiah(global)}
              </td>
              <td>{sendiri === undefined ? t('ikut global') : formatRupiah(sendiri)}</td>
            </tr>
          );
        })}
      </tbody>
      <caption>{t('{kadar} adalah emas murni.', { kadar: percentText(persen(10_000)) })}</caption>
    </table>
  );
}

import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { BesideForm } from '#areas/buku/web/document/beside-form.tsx';
import {
  tungguLunasEndpoint,
  tungguLunasRow,
  validasiLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import { MoneyDialog, RejectDialog } from '#areas/hutang/web/validasi/pelunasan-dialogs.tsx';
import { useTill } from '#areas/hutang/web/validasi/use-till.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Row = AnswerOf<typeof tungguLunasEndpoint>[number];
/** How soon the list is read again after a validation (3§9). */
const AGAIN_MS = 1000;
const NONE: readonly Row[] = [];
/** Whose it is and what it brings; how to reach him waits in the chooser. */
const AWAL = [
  'no_faktur_hutang',
  'nama_customer',
  'jumlah_hutang',
  'bunga_rp',
  'total_bayar',
  'input_by',
];
const LEBAR = ['no_lunas', 'kode_sales_lunas', 'no_hp'];

/** Redemptions that wait for their money: chosen, looked at, validated together or rejected (D-35.13). */
export default function ValidasiPelunasanScreen() {
  const person = usePerson();
  const [kode_sales, setSales] = useState<string | null>('ALL');
  const [kasir, setKasir] = useState('ALL');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isPending, refetch } = useRead(tungguLunasEndpoint, {
    query: { kode_sales: kode_sales ?? 'ALL' },
    keep: true,
    staleTime: 0,
  });
  const columns = useMemo(
    () => columnsOf<Row>(tungguLunasRow, person, ['no_faktur_hutang']),
    [person],
  );
  const view = useGridView('validasi-pelunasan-hutang', columns, AWAL, LEBAR);
  const all = data ?? NONE;
  const rows = kasir === 'ALL' ? all : all.filter((row) => row.input_by === kasir);
  const picked = rows.filter((row) => chosen.has(row.no_faktur_hutang));
  const filter = (change: () => void) => {
    change();
    setChosen(new Set());
  };
  const done = () => {
    setChosen(new Set());
    setTimeout(() => void refetch(), AGAIN_MS);
  };
  return (
    <Screen>
      <ScreenHead domain="hutang" />
      <BesideForm label={t('Validasi')} form={<Validate chosen={picked} onDone={done} />}>
        <section className={css.list} aria-label={t('Menunggu validasi')}>
          <div className={css.filter}>
            <RefInput
              label={t('Sales')}
              width={190}
              source={sourceOf(saringSales.kode_sales)}
              all
              value={kode_sales}
              onChange={(next) => filter(() => setSales(next))}
            />
            <SelectInput
              label={t('User')}
              width={160}
              searchable={false}
              options={[
                { value: 'ALL', label: 'SEMUA' },
                ...[...new Set(all.map((row) => row.input_by))].map((value) => ({
                  value,
                  label: value,
                })),
              ]}
              value={kasir}
              onChange={(next) => filter(() => setKasir(next ?? 'ALL'))}
            />
            <GridTools view={view} slim />
            <small role="status">{rows.length > 0 && t('Data Tersedia')}</small>
          </div>
          <Grid
            label={t('Menunggu validasi')}
            view={view}
            lines={rows.map((row) => ({ kind: 'row' as const, row }))}
            rowKey={(row) => row.no_faktur_hutang}
            loading={isPending}
            error={error}
            onRetry={() => void refetch()}
            selected={chosen}
            onSelect={setChosen}
            onOpen={openMoney}
            empty={
              <EmptyBlock
                title={t('Data Tidak Ada')}
                text={t('Pelunasan yang disimpan kasir menunggu di sini sampai uangnya diterima.')}
              />
            }
          />
        </section>
      </BesideForm>
    </Screen>
  );
}

const openMoney = (row: Row): void =>
  void openDialog<void>((close) => <MoneyDialog row={row} onClose={close} />);

/** Whose till took the money, what it comes to, and the act. */
function Validate({ chosen, onDone }: { chosen: readonly Row[]; onDone: () => void }) {
  const { holders, user_id, setPicked } = useTill();
  const [said, setSaid] = useState<string>();
  const write = useWrite(validasiLunasEndpoint, {
    success: 'Data Berhasil Divalidasi',
    failure: 'Data Gagal Divalidasi',
    refresh: lunasActs.lists,
    onProblem: ({ message }) => {
      setSaid(message);
      return true;
    },
    after: onDone,
  });
  const none = chosen.length === 0;
  const save = () => {
    setSaid(undefined);
    if (none || write.busy) return;
    const no_faktur_hutangs = chosen.map((row) => row.no_faktur_hutang);
    void write.send({ body: { no_faktur_hutangs, user_id: user_id ?? '' } });
  };
  useHotkey('F9', save, !none && !write.busy);
  return (
    <FormFrame onSave={save} className={css.form} label={t('Validasi')}>
      <Facts
        of={{
          [t('Dipilih')]: t('{n} pelunasan', { n: formatInt(chosen.length) }),
          [t('Diterima')]: formatRupiah(sum([rp(0), ...chosen.map((row) => row.diterima)])),
        }}
      />
      <SelectInput
        label={t('Uang diterima user')}
        name="user_id"
        options={holders}
        value={user_id}
        onChange={setPicked}
        error={said && t(said)}
      />
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        disabled={none}
        onClick={save}
        data-submit
        shortcut="F9"
      >
        {t('Validasi')}
      </Button>
      <Button
        look="danger"
        disabled={none || write.busy}
        onClick={() =>
          void openDialog<void>((close) => (
            <RejectDialog rows={chosen} onDone={onDone} onClose={close} />
          ))
        }
      >
        {t('Batal Validasi')}
      </Button>
    </FormFrame>
  );
}

import { useState } from 'react';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { plus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { bungaActs, lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { JadwalHutang } from '#areas/hutang/web/jadwal-tebus.tsx';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import css from '#areas/hutang/web/hutang.module.css';

type Props = { hutang: Hutang; onClose: () => void };

/** Interest up to a day, today unless another is asked for: what it costs is seen before it is paid (D-35.8). */
export function PayInterestDialog({ hutang, onClose }: Props) {
  const { tgl_system } = usePerson();
  const [tgl, setTgl] = useState<Hari>(tgl_system);
  const [typed, setTyped] = useState<Rupiah | null>(null);
  const [said, setSaid] = useState<string>();
  const no = hutang.no_faktur_hutang;
  const { data } = useRead(hitungBungaEndpoint, { params: { no }, query: { tgl }, keep: true });
  const write = useWrite(bungaDocument.makes.bayar, {
    success: 'Bunga dibayar',
    refresh: bungaActs.lists,
    onProblem: taken(setSaid),
    after: (made) => {
      onClose();
      bungaActs.print(made);
    },
  });
  const due = hutang.tgl_jatuh_tempo > tgl_system ? hutang.tgl_jatuh_tempo : tgl_system;
  return (
    <UangDialog
      title={t('Bayar bunga {no}', { no })}
      label={t('Bunga {hari} hari', { hari: data?.hari_bunga ?? 0 })}
      tagihan={typed ?? data?.bunga_rp ?? rp(0)}
      act={t('Terima bunga')}
      busy={write.busy}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({
          params: { induk: no },
          body: { sampai_tgl: tgl, bunga_rp: typed, pembayaran },
        })
      }
      onClose={onClose}
    >
      <div className={css.pair}>
        <DayInput
          label={t('Bunga Sampai')}
          value={tgl}
          max={due}
          onChange={(next) => setTgl(next ?? tgl_system)}
        />
        <Interest owed={data?.bunga_rp} typed={typed} onType={setTyped} autoFocus />
      </div>
      {data && (
        <Facts
          of={{
            [t('Customer')]: hutang.nama_customer,
            [t('Bunga dibayar sampai')]: formatHariPanjang(data.bunga_dibayar_sampai),
            [t('Terbayar sampai')]: formatHariPanjang(data.sampai),
            [t('Jatuh tempo baru')]: formatHariPanjang(data.jatuh_tempo_baru),
          }}
        />
      )}
    </UangDialog>
  );
}

/** Principal and interest of today; the goods are handed over with it (D-35.9). */
export function RedeemDialog({ hutang, onClose }: Props) {
  const [ahead, setAhead] = useState(false);
  useHotkey('F8', () => setAhead(!ahead));
  const [typed, setTyped] = useState<Rupiah | null>(null);
  const [said, setSaid] = useState<string>();
  const no = hutang.no_faktur_hutang;
  const { data } = useRead(hitungBungaEndpoint, { params: { no }, query: {}, keep: true });
  const write = useWrite(lunasDocument.makes.lunas, {
    refresh: lunasActs.lists,
    onProblem: taken(setSaid),
    after: (made) => {
      onClose();
      toast.success(
        made.status === 'TUNGGU'
          ? t('Pelunasan disimpan, menunggu validasi')
          : made.kembali > 0
            ? t('{apa}, kembali {uang}', {
                apa: t('Pelunasan disimpan'),
                uang: formatRupiah(made.kembali),
              })
            : 'Pelunasan disimpan',
      );
      if (made.status === 'DONE') lunasActs.print(made);
    },
  });
  const bunga = typed ?? data?.bunga_rp ?? rp(0);
  return (
    <UangDialog
      title={t('Pelunasan {no}', { no })}
      label={t('Pokok dan bunga')}
      tagihan={data ? plus(hutang.jumlah_hutang, bunga) : rp(0)}
      act={t('Terima dan serahkan barang')}
      busy={write.busy || !data}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({
          params: { induk: no },
          body: { kode_sales: null, bunga_rp: typed, pembayaran },
        })
      }
      onClose={onClose}
    >
      <Facts
        of={{
          [t('Customer')]: hutang.nama_customer,
          [t('Jumlah Hutang')]: formatRupiah(hutang.jumlah_hutang),
          [t('Bunga')]: data
            ? t('{bunga} untuk {hari} hari', {
                bunga: formatRupiah(data.bunga_rp),
                hari: data.hari_bunga,
              })
            : '-',
          [t('Barang')]: hutang.detail_barang.map((one) => one.nama_barang).join(', '),
        }}
      />
      <Interest owed={data?.bunga_rp} typed={typed} onType={setTyped} />
      <div>
        <Button shortcut="F8" aria-expanded={ahead} onClick={() => setAhead(!ahead)}>
          {t('Tebus pada hari lain')}
        </Button>
      </div>
      {ahead && <JadwalHutang no={no} jatuhTempo={hutang.tgl_jatuh_tempo} />}
    </UangDialog>
  );
}

type InterestProps = {
  owed?: Rupiah;
  typed: Rupiah | null;
  onType: (bunga: Rupiah | null) => void;
  autoFocus?: boolean;
};

/** Less than is owed asks somebody; left empty it is what is owed. */
const Interest = ({ owed, typed, onType, autoFocus }: InterestProps) => (
  <RupiahInput
    label={t('Bunga')}
    name="bunga_rp"
    placeholder={owed === undefined ? undefined : formatInt(owed)}
    value={typed}
    onChange={onType}
    autoFocus={autoFocus}
  />
);

const taken =
  (setSaid: (said: string) => void) =>
  ({ message }: Problem): boolean => {
    setSaid(message);
    return true;
  };

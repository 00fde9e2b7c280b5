import { formatGram } from '#kit/rules/format.ts';
import { rp, sum, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { ref } from '#kit/contract/field.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { PersenInput } from '#kit/web/input/number-input.tsx';
import { messageFor } from '#kit/web/write/check.ts';
import { ActDialog, type Bound } from '#areas/dokumen/web/act-dialog.tsx';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { hasilLebur, lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { lelangActs } from '#areas/hutang/web/lelang/acts.ts';
import { openPeringatan } from '#areas/hutang/web/lelang/buka-peringatan.ts';
import { GroupInput } from '#areas/hutang/web/timbang/group-input.tsx';
import { WeighedGoods } from '#areas/hutang/web/timbang/weighed-goods.tsx';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Body = BodyOf<typeof lelangDocument.spec, 'lelang'>;
type Found = Omit<Body['barang'][number], 'berat'> & { readonly berat: Miligram | null };

/** The goods of a loan that is overdue: where they go, at which value, what that leaves (D-35.14). */
export function LelangDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const { tgl_system } = usePerson();
  const { no_faktur_hutang: no, detail_barang: goods, status, tgl_jatuh_tempo } = hutang;
  const late = status === 'AKTIF' && tgl_system > tgl_jatuh_tempo;
  const barang: readonly Found[] = goods.map(({ urut, kode_group }) => ({
    urut,
    kode_group,
    kode_kadar: null,
    berat: null,
  }));
  return (
    <ActDialog
      of={lelangDocument}
      make="lelang"
      acts={lelangActs}
      on={hutang}
      width={520}
      title={t('Lelang {no}', { no })}
      label={(quote) =>
        quote && quote.kekurangan > 0
          ? [t('Kekurangan, ditanggung toko'), quote.kekurangan]
          : [t('Kelebihan, hak customer'), quote?.kelebihan ?? rp(0)]
      }
      before={(quote) =>
        late
          ? {
              act: t('Catat peringatan'),
              needed: quote?.perlu_peringatan ?? false,
              open: () => void openPeringatan(hutang),
            }
          : undefined
      }
      act={() => t('Lelang barang')}
      success="Lelang disimpan"
      fields={['barang', 'tujuan', 'hasil_lelang', 'hasil', 'keterangan']}
      start={{ tujuan: 'STOCK', barang: barang as Body['barang'] }}
      inputs={{
        barang: (bound, _, { tujuan }) => (
          <WeighedGoods<Found> key="barang" goods={goods} bound={bound}>
            {(typed, set, at) =>
              tujuan !== 'LEBUR' && <GroupInput typed={typed} set={set} at={at} />
            }
          </WeighedGoods>
        ),
        hasil: (bound) => <Pot key="hasil" bound={bound} goods={goods} />,
      }}
      shows={[
        'nama_customer',
        'tgl_jatuh_tempo',
        'hari_lewat',
        ['nilai_rosok', t('Nilai rosok hari ini')],
        'hasil_lelang',
        'jumlah_hutang',
        'hari_bunga',
        'bunga_rp',
        'biaya',
      ]}
      onClose={onClose}
    />
  );
}

type Hasil = {
  readonly berat?: Miligram | null;
  readonly kadar?: Persen | null;
  readonly kode_gudang?: string | null;
};

/** Of all warehouses those that hold loose gold; none chosen is the shop's first. */
const GUDANG = {
  ...sourceOf(ref('Gudang', gudangMaster, 'nama')),
  call: 'GET gudang/get/hancur-barang',
};

/** What came out of melting; the first of its figures that lacks carries the name of the field. */
function Pot({ bound, goods }: { bound: Bound; goods: Hutang['detail_barang'] }) {
  const { name, value, onChange, error } = bound;
  const { berat = null, kadar = null, kode_gudang = null } = (value ?? {}) as Hasil;
  const put = (part: Hasil) => onChange({ kode_gudang, berat, kadar, ...part });
  return (
    <div className={css.weighedPot}>
      <span data-field={berat === null ? name : undefined}>
        <WeightInput
          label={t('Berat Hasil')}
          name="berat-hasil"
          placeholder={formatGram(sum(goods.map((one) => one.berat_bersih)))}
          error={error && tOf(messageFor(hasilLebur.berat, berat))}
          value={berat}
          onChange={(next) => put({ berat: next })}
        />
      </span>
      <span data-field={berat === null ? undefined : name}>
        <PersenInput
          label={t('Kadar Hasil')}
          name="kadar-hasil"
          error={error && tOf(messageFor(hasilLebur.kadar, kadar))}
          value={kadar}
          onChange={(next) => put({ kadar: next })}
        />
      </span>
      <RefInput
        label={t('Gudang Tujuan')}
        name="gudang-hasil"
        source={GUDANG}
        clearable
        value={kode_gudang}
        onChange={(next) => put({ kode_gudang: next })}
      />
    </div>
  );
}

import { IconPlus, IconTrash } from '@tabler/icons-react';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { PersenInput } from '#kit/web/input/number-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import type { PesananForm } from '#areas/service/web/pesanan/baru/use-pesanan.ts';
import css from '#areas/service/web/service.module.css';

/** Pieces that the customer leaves as a model: weighed, photographed, given back as they came (D-36.5). */
export const ContohRows = ({ form }: { form: PesananForm }) => (
  <>
    <ul aria-label={t('Barang contoh')}>
      {form.draft.contoh.map((one, at) => {
        const wrong = (name: string) => tOf(form.said[`contoh.${at}.${name}`]);
        const { id } = one;
        return (
          <li key={id} className={css.piece} data-contoh={id}>
            <b>{at + 1}</b>
            <TextInput
              label={t('Nama Barang Contoh')}
              name={`contoh-nama-${id}`}
              maxLength={100}
              value={one.nama_barang}
              onChange={(nama) => form.setContoh(id, { nama_barang: nama || null })}
              error={wrong('nama_barang')}
              width={220}
            />
            <PersenInput
              label={t('Kadar %')}
              name={`contoh-kadar-${id}`}
              value={one.kadar}
              onChange={(kadar) => form.setContoh(id, { kadar })}
              error={wrong('kadar')}
              width={96}
            />
            <WeightInput
              label={t('Berat')}
              name={`contoh-berat-${id}`}
              value={one.berat}
              onChange={(berat) => form.setContoh(id, { berat })}
              error={wrong('berat')}
              width={110}
            />
            <FotoSatu
              nama={one.nama_barang ?? t('Barang contoh')}
              foto={one.foto}
              wrong={wrong('foto')}
              onFoto={(foto) => form.setContoh(id, { foto })}
            />
            <IconButton
              size={28}
              label={t('Keluarkan barang contoh {no}', { no: at + 1 })}
              onClick={() => form.dropContoh(id)}
            >
              <IconTrash size={16} stroke={1.7} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
    <Button
      icon={<IconPlus size={17} stroke={1.7} aria-hidden />}
      shortcut="F6"
      onClick={form.addContoh}
    >
      {t('Barang contoh')}
    </Button>
  </>
);

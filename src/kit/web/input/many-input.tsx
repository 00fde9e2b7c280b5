import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import type { Option } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { fieldProps, type InputProps } from '#kit/web/input/input-props.ts';

type Props = InputProps<string[]> & {
  /** Codes and names, not sentences of ours. */
  options: readonly Option[];
  onSearch?: (text: string) => void;
  loading?: boolean;
};

/** Several of a list; each stands in the field as a pill that can be taken away again. */
export function ManyInput({ options, onSearch, loading, ...props }: Props) {
  return (
    <MultiSelect
      {...fieldProps(props)}
      data={options}
      value={props.value ?? []}
      onChange={props.onChange}
      searchable
      onSearchChange={onSearch}
      hidePickedOptions
      limit={200}
      nothingFoundMessage={loading ? t('Memuat ...') : t('Tidak Ada Data')}
    />
  );
}

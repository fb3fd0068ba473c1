import { FileUpload, type UploadFile } from '@portal/design-system/FileUpload';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IMAGE_TYPES, MAX_IMAGE_BYTES, type Side } from '../rules.ts';
import type { SideState } from './upload-state.ts';

export interface SideFieldProps {
  readonly id: string;
  readonly side: Side;
  readonly state: SideState;
  /** While images are on their way. */
  readonly isDisabled: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const STATUS = {
  missing: 'waiting',
  'ready-to-upload': 'waiting',
  uploading: 'uploading',
  uploaded: 'done',
  error: 'failed',
} as const;

/** One side of the card: its image is chosen, dropped or photographed here, and seen. */
export function SideField(props: SideFieldProps): ReactNode {
  const { id, side, state, isDisabled, onChoose, onRemove, onRetry } = props;
  const t = useTranslations('kela-card');
  const { image, status, progress, fault } = state;
  const reason = fault && t(`addFailed.${fault}`);
  const file: UploadFile | null = image && {
    id: side,
    name: image.name,
    size: image.content.size,
    type: image.type,
    preview: image.preview,
    status: STATUS[status],
    progress,
    ...(reason && { error: reason }),
  };
  return (
    <FileUpload
      id={id}
      label={t(side)}
      accept={IMAGE_TYPES}
      maxSize={MAX_IMAGE_BYTES}
      maxFiles={1}
      hasCamera
      isDisabled={isDisabled}
      {...(reason && !file && { error: reason })}
      files={file ? [file] : []}
      onAdd={([chosen]) => chosen && onChoose(chosen)}
      onRemove={onRemove}
      onRetry={onRetry}
    />
  );
}

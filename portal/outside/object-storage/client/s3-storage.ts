import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type BulkheadLimits, createBulkhead } from '../../calls/bulkhead.ts';
import { attachmentHeader } from './attachment-header.ts';
import {
  type DownloadTerms,
  type NewObject,
  type ObjectStorage,
  ObjectStorageError,
  type ReadObject,
  type SignedUpload,
  type UploadTerms,
} from './object-storage.ts';

export interface S3Settings extends BulkheadLimits {
  /** Address of the service; buckets are the first part of its paths. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Longest wait for an answer, in milliseconds. Default: 10 000. */
  readonly timeoutMs?: number;
  /** Attempts in all. Default: 3. */
  readonly attempts?: number;
}

/** Nothing between the browser and the storage caches uploads (KELA-04). */
const CACHE_CONTROL = 'max-age=0';

/** How many objects are fetched or removed at a time: what is fetched lies in memory. */
const AT_ONCE = 16;

/** Object storage by the S3 protocol. */
export function createS3Storage(settings: S3Settings): ObjectStorage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = 10_000 } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // A precomputed checksum would be that of an empty object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: settings.attempts ?? 3,
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Otherwise it would only warn.
      throwOnRequestTimeout: true,
    },
  });
  const inRoom = createBulkhead(
    { ...settings, atOnce: settings.atOnce ?? AT_ONCE },
    () => new ObjectStorageError('have room for'),
  );
  return {
    uploadOrigin: new URL(endpoint).origin,
    signUpload: (terms) => signUpload(client, bucket, terms),
    read: (key, maxLength, person) => inRoom(person, () => read(client, bucket, key, maxLength)),
    write: (object, person) => inRoom(person, () => write(client, bucket, object)),
    signDownload: (terms) => signDownload(client, bucket, terms),
    remove: (key, person) =>
      inRoom(person, async () => {
        await client
          .send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
          .catch((error: unknown) => refuse('remove', error));
      }),
  };
}

/** Signs every header that describes the object: none may be left out, changed or added. */
async function signUpload(client: S3Client, bucket: string, terms: UploadTerms): Promise<SignedUpload> {
  const { key, contentType, length, metadata, expiresIn } = terms;
  const metadataHeaders = Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
  );
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    CacheControl: CACHE_CONTROL,
    Metadata: metadata,
    ContentLength: length,
  });
  const url = await getSignedUrl(client, command, {
    expiresIn,
    // Otherwise they would not be signed, or move into the address.
    signableHeaders: new Set(['host', 'content-type', 'cache-control', 'content-length']),
    unhoistableHeaders: new Set(Object.keys(metadataHeaders)),
  });
  return {
    url,
    headers: { 'content-type': contentType, 'cache-control': CACHE_CONTROL, ...metadataHeaders },
  };
}

async function write(client: S3Client, bucket: string, { key, content, contentType }: NewObject) {
  await client
    .send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: content,
        ContentType: contentType,
      }),
    )
    .catch((error: unknown) => refuse('write', error));
}

/** What the browser is to do with it is a part of what is signed. */
function signDownload(client: S3Client, bucket: string, terms: DownloadTerms): Promise<string> {
  const { key, contentType, fileName, expiresIn } = terms;
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentType: contentType,
    ResponseContentDisposition: attachmentHeader(fileName),
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(client, command, { expiresIn });
}

async function read(client: S3Client, bucket: string, key: string, maxLength: number): Promise<ReadObject> {
  try {
    const { Body, ContentLength = Infinity } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key }),
    );
    if (ContentLength > maxLength) {
      (Body as { destroy?: () => void } | undefined)?.destroy?.();
      return 'tooLong';
    }
    return (await Body?.transformToByteArray()) ?? new Uint8Array();
  } catch (error) {
    return isMissing(error) ? 'missing' : refuse('read', error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}

function refuse(doing: string, error: unknown): never {
  throw new ObjectStorageError(doing, error);
}

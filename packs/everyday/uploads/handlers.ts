import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { presentNamed } from '../users/handlers.ts';

type Upload = Rows['uploads'];

export const handlers: PackHandlers<operations> = {
  listUploads: (request) =>
    request.pageOf(request.rows('uploads', { project_id: request.project.id }), (row) => ({
      ...{ id: row.id, size: Buffer.byteLength(row.content, 'base64'), filename: row.filename },
      created_at: row.created_at,
      uploaded_by: (row.uploaded_by && presentNamed(request, row.uploaded_by)) ?? null,
    })),
  uploadFile: async (request) => {
    const { files, project, caller, insert, refuse, rows } = request;
    const file =
      files.find(({ field }) => field === 'file') ?? refuse(400, { file: ['is not a file'] });
    const filename = file.name.replaceAll(/[^\w.-]+/g, '_') || 'file';
    // The same requests have the same secrets, so that a recorded run can be repeated.
    const secret = createHash('sha256')
      .update(`${project.id}/${rows('uploads').length}/${filename}/`)
      .update(file.bytes)
      .digest('hex')
      .slice(0, 32);
    const { id } = await insert('uploads', {
      ...{ project_id: project.id, secret, filename, uploaded_by: caller?.username ?? null },
      content: Buffer.from(file.bytes).toString('base64'),
    });
    const url = `/uploads/${secret}/${filename}`;
    const isPicture = /\.(png|jpe?g|gif|webp|svg|bmp|ico)$/i.test(filename);
    const alt = isPicture ? parse(filename).name : filename;
    return {
      ...{ id, alt, url, full_path: `/-/project/${project.id}${url}` },
      markdown: `${isPicture ? '!' : ''}[${alt}](${url})`,
    };
  },
  downloadUpload: (request) => sendBytes(request, { id: request.path.upload_id }),
  downloadUploadBySecret: (request) => {
    const { secret, filename } = request.path;
    return sendBytes(request, { secret, filename });
  },
  deleteUpload: async (request) => {
    await request.remove('uploads', findUpload(request, { id: request.path.upload_id }));
    return undefined;
  },
};

/** @throws a Refusal with 404 */
function findUpload({ rows, project, refuse }: PackContext, values: Partial<Upload>): Upload {
  const [found] = rows('uploads', { project_id: project.id, ...values });
  return found ?? refuse(404, '404 Not Found');
}

function sendBytes(request: PackContext, values: Partial<Upload>) {
  const { content } = findUpload(request, values);
  const headers = { 'content-type': 'application/octet-stream' };
  return request.reply(200, Buffer.from(content, 'base64'), headers);
}

import { expect, test } from 'vitest';
import { readPublicKey } from './readPublicKey.ts';

/** Public keys, each with the fingerprints that `ssh-keygen -l` prints. */
// biome-ignore format: a line for each
const KEYS = [
  ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICQlXG8QahXJtpFo3BapFH9xBgtxsvuFNLyrGkkUOu4l', 'SHA256:d9VGhJWx0D1tnpJUWC7K7qWzhJBQQBvLjhftlXwAyUA', '64:61:c2:79:82:9d:d4:e6:45:29:d0:48:12:01:7d:1a'],
  ['ssh-ed25519-cert-v01@openssh.com AAAAIHNzaC1lZDI1NTE5LWNlcnQtdjAxQG9wZW5zc2guY29tAAAAIIEk8kiUVQdHAJld5fhWsWOj9xnvnCPAIIqdR/+WZ4poAAAAICQlXG8QahXJtpFo3BapFH9xBgtxsvuFNLyrGkkUOu4lAAAAAAAAAAAAAAABAAAAAmlkAAAACAAAAAR1c2VyAAAAAAAAAAD//////////wAAAAAAAACCAAAAFXBlcm1pdC1YMTEtZm9yd2FyZGluZwAAAAAAAAAXcGVybWl0LWFnZW50LWZvcndhcmRpbmcAAAAAAAAAFnBlcm1pdC1wb3J0LWZvcndhcmRpbmcAAAAAAAAACnBlcm1pdC1wdHkAAAAAAAAADnBlcm1pdC11c2VyLXJjAAAAAAAAAAAAAAAzAAAAC3NzaC1lZDI1NTE5AAAAIMXFZJEP2YL2dja6TVO9Ig5WSnAosIelq7m1ixSzSNb7AAAAUwAAAAtzc2gtZWQyNTUxOQAAAEDWT784lu4L5vgKBqQzQdlcW8JpM8DLw4fOoAs4ho0WzREBs3dovrwJSXTdZnBPBp08aS6LeQKaw9hSevYAkG8J', 'SHA256:d9VGhJWx0D1tnpJUWC7K7qWzhJBQQBvLjhftlXwAyUA', '64:61:c2:79:82:9d:d4:e6:45:29:d0:48:12:01:7d:1a'],
  ['sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29tAAAAICQlXG8QahXJtpFo3BapFH9xBgtxsvuFNLyrGkkUOu4lAAAABHNzaDo=', 'SHA256:FqnG85DvrniKhCydP66jGlgSx6+pRtOmAYI2S6uPaiA', 'c4:45:26:10:b6:b0:42:31:4f:6c:f3:7c:13:d6:8e:92'],
  ['ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBL15OPJP5eSBu1SsCefwEDT8U/RTklSKZq3D+AlcdAA+XN2x0jVDMZS1rtjA79OSLVeKXpqvGFML4VUISiRobFA=', 'SHA256:WbYi+q+jeCuPh7PA8IxBPcqvYAFFN52Pppwi2JFIM6Y', '8c:5e:46:ec:51:e9:0f:d4:0e:12:7d:b0:77:3a:38:ec'],
  ['ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBADGEI0rY8oc49hIj7XrYtBBLiYxLfJHRpBdGbKlXVwLuy9kHtbyQEkq2KznnQQTPUM2t1+jeC+9tME/6HmVWxxjawGuUC7LGtWRO3g7kXE0s+v5Uuzg1CMpflcuSOZTCqz0kG2ebVWCJ8Pkd0RfYQQTbFgSy/R8AnPdNT1ioXPvmokW4g==', 'SHA256:eKlQe9+zvStkax4cVMTKuQNVjPccdbJcw9AUk1os2Jc', 'd7:ee:f9:bf:e8:95:e9:3f:62:e7:4e:63:e5:54:a3:93'],
  ['sk-ecdsa-sha2-nistp256@openssh.com AAAAInNrLWVjZHNhLXNoYTItbmlzdHAyNTZAb3BlbnNzaC5jb20AAAAIbmlzdHAyNTYAAABBBL15OPJP5eSBu1SsCefwEDT8U/RTklSKZq3D+AlcdAA+XN2x0jVDMZS1rtjA79OSLVeKXpqvGFML4VUISiRobFAAAAAEc3NoOg==', 'SHA256:N3JqpJfBlPFwBtqnN2L0IzGhFPL6Z1EDCXm2Ig1al5M', 'aa:c9:e6:e0:06:de:90:0b:ea:f5:fc:fd:2a:61:0e:74'],
  ['ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCorx1EIcMdtWnwCcanKHl7JmW+KiYT4kk8zpG5ge9P0j0n7Qg2mHPRqkmtB5hXjqmkhKrI1NoX5SHgJnXBFLJ5tVLjw3v4ReUPQYCNu1AfRb1dWpnsWCNA1APLuZ6dGel6a1KqAjk/U9153I97B21KBVIyaHwr1V7H0y95gVMFMWcdqJuw6fOOSc7Ofpdmkc2HoZl4thvSz2ysR+D55qPBJobqvcmNbO78L4U0zSZb4IwtJLJxI5x+1ta76gw1snlmtwdoefZAujLj0l4psjPzT7laWPhdMuW1SPQjKdjESW9/DYSb6yM6geAnE/AdzgR42ntGkKM4LSslhXPQAYtf', 'SHA256:S+NVgpHqDqa4hKsf/8nKYO2UHT5srnNuGy29zJ5Jj7A', '43:b7:54:22:a5:4c:2b:77:a1:03:ba:c9:5b:81:4c:c3'],
  ['ssh-dss AAAAB3NzaC1kc3MAAACBAOhgHO+r+7PeWr4gM35fzgabLiFMNI66zdcQL/3DjlKhzr0z4A+f9bk9Isu8ut4Yvf/xuP3zCs44RR4R++szVKFBr1DwrxWiOIolQ5+rpZBnFZRHjJTV/D1SixJLwyqmlwbLfPASsP4+N7UEswr1C6ze11Za9xK5rLqu8buBMc3zAAAAFQCuVVszVlnfKYJP3cxedzdhtm4+6wAAAIEA11ICyBEJq4nz4gNJchfmP8DNdzqG6+YrRAasKUOEvANvfw3rRinT3qiCzVCEWU/2bMaAuL7D9Ij2pdN8vIpNQGuKZDPnDAZXbtRvyGUPe30xVx+U1UO6Su7syS//kBBgOJ6900kkW7Q0QGUTtTS3fsYlzbmdyfKvfyTwlv50P5EAAACBAIoNfop7VkHXXDah7PWyaOXnqEGwuOli+C00eHKOB0pKk/75ES4bnFqJGbz8mtHwiftYTVV2/6bteoKPgBEWc651gYhpGAgmA7LSFIaItXU2F7Z0ql6sI5HY49oB9KrIp4NNX5YyF/ntNWSc/lriknayuYuOntJs6x7+yzJ6+0dn', 'SHA256:k5JTkgtnwgfDIGp4TQJK+QbEXCAd7AwBtiOHeYtJvpo', 'ac:3f:fa:c3:fc:79:7c:6f:a9:ed:e6:b7:2e:cf:61:4e'],
] as const;

test.each(KEYS)('%.40s… has the fingerprints that ssh-keygen shows', (text, sha256, md5) => {
  expect(readPublicKey(text)).toEqual({ text, sha256, md5 });
  expect(readPublicKey(`  ${text} dana@acme.example\n`)?.text).toBe(text);
});

const [[ED25519], [CERTIFICATE], , [ECDSA], , , [RSA]] = KEYS;
const changed = (key: string, change: (bytes: Buffer) => Buffer) => {
  const [type, data = ''] = key.split(' ');
  return `${type} ${change(Buffer.from(data, 'base64')).toString('base64')}`;
};

test.each([
  ['no key', 'ssh-ed25519'],
  ['words', 'this is not a key'],
  ['no base64', 'ssh-ed25519 ****'],
  ['a key after the name of another type', ED25519.replace('ssh-ed25519', 'ssh-rsa')],
  ['a type that does not exist', ED25519.replace('ssh-ed25519', 'constructor')],
  ['a part of a key', changed(ED25519, (bytes) => bytes.subarray(0, -1))],
  ['a part of a certificate', changed(CERTIFICATE, (bytes) => bytes.subarray(0, 80))],
  ['more than a key', changed(ED25519, (bytes) => Buffer.concat([bytes, bytes]))],
  ['a point off the curve', changed(ECDSA, (bytes) => bytes.fill(7, bytes.length - 8))],
  ['half of an RSA key', changed(RSA, (bytes) => bytes.subarray(0, 18))],
  ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA'],
])('%s is refused', (_, text) => {
  expect(readPublicKey(text)).toBeUndefined();
});

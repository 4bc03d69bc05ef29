"""Writes the software bill of materials of a release, in SPDX 2.3 as JSON: each file of the source
tarball with its checksums and licence.

    sbom.py VERSION DATE TARBALL ZIP

DATE is in seconds since 1970."""

import hashlib
import json
import os
import re
import sys
import tarfile
import time

LICENSE = 'MIT'
COPYRIGHT = re.compile(r'^Copyright \(c\) .*$', re.M)
IDENTIFIER = re.compile(rb'SPDX-License-Identifier: ([A-Za-z0-9.+-]+)')
TYPES = {'.c': 'SOURCE', '.h': 'SOURCE', '.hpp': 'SOURCE', '.cc': 'SOURCE', '.rl': 'SOURCE',
         '.re': 'SOURCE', '.py': 'SOURCE', '.sh': 'SOURCE', '.js': 'SOURCE', '.awk': 'SOURCE',
         '.mk': 'SOURCE', '.cmake': 'SOURCE', '.sql': 'SOURCE', '.md': 'DOCUMENTATION',
         '.1': 'DOCUMENTATION', '.txt': 'TEXT', '.tsv': 'TEXT'}


def checksums(data, *algorithms):
    return [{'algorithm': name, 'checksumValue': hashlib.new(name, data).hexdigest()}
            for name in algorithms]


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def licenses(data):
    """The identifiers that a file states; the tarball's LICENSE covers the others."""
    found = sorted({match.decode() for match in IDENTIFIER.findall(data)})
    return found or ['NONE']


def members(tarball):
    """The names below the top folder, and their bytes."""
    with tarfile.open(tarball) as tar:
        for member in tar:
            yield member.name.partition('/')[2], tar.extractfile(member).read()


def described(number, name, data, copyright_text):
    stated = licenses(data)
    return {
        'SPDXID': f'SPDXRef-File-{number}',
        'fileName': './' + name,
        'fileTypes': [TYPES.get(os.path.splitext(name)[1], 'OTHER')],
        'checksums': checksums(data, 'SHA1', 'SHA256'),
        'licenseConcluded': LICENSE if stated in (['NONE'], [LICENSE]) else 'NOASSERTION',
        'licenseInfoInFiles': stated,
        'copyrightText': copyright_text,
    }


def verification_code(files):
    """SPDX 2.3, 7.9: the SHA1 of the files' SHA1s, sorted and concatenated."""
    return hashlib.sha1(''.join(sorted(file['checksums'][0]['checksumValue']
                                       for file in files)).encode()).hexdigest()


def package(reference, name, version, archive, copyright_text):
    return {
        'SPDXID': reference,
        'name': name,
        'versionInfo': version,
        'packageFileName': os.path.basename(archive),
        'downloadLocation': 'NOASSERTION',
        'checksums': checksums(read(archive), 'SHA256', 'SHA512'),
        'licenseConcluded': LICENSE,
        'licenseDeclared': LICENSE,
        'copyrightText': copyright_text,
        'externalRefs': [{'referenceCategory': 'PACKAGE-MANAGER', 'referenceType': 'purl',
                          'referenceLocator': f'pkg:generic/{name}@{version}'}],
    }


def main():
    version, date, tarball, single = sys.argv[1:]
    contents = dict(members(tarball))
    copyright_text = COPYRIGHT.search(contents['LICENSE'].decode()).group()
    files = [described(number, name, contents[name], copyright_text)
             for number, name in enumerate(sorted(contents), 1)]
    sources = package('SPDXRef-Package-uric', 'uric', version, tarball, copyright_text)
    sources['primaryPackagePurpose'] = 'SOURCE'
    sources['filesAnalyzed'] = True
    sources['packageVerificationCode'] = {
        'packageVerificationCodeValue': verification_code(files)}
    sources['licenseInfoFromFiles'] = sorted(
        {name for file in files for name in file['licenseInfoInFiles']})
    singles = package('SPDXRef-Package-uric-single', 'uric-single', version, single,
                      copyright_text)
    singles['primaryPackagePurpose'] = 'SOURCE'
    singles['filesAnalyzed'] = False
    json.dump({
        'spdxVersion': 'SPDX-2.3',
        'dataLicense': 'CC0-1.0',
        'SPDXID': 'SPDXRef-DOCUMENT',
        'name': f'uric-{version}',
        # unique, since the checksum is
        'documentNamespace': f'https://spdx.org/spdxdocs/uric-{version}-' +
                             sources['checksums'][0]['checksumValue'],
        'creationInfo': {
            'created': time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime(int(date))),
            'creators': [f'Tool: uric-make-dist-{version}'],
        },
        'packages': [sources, singles],
        'files': files,
        'relationships': [
            {'spdxElementId': 'SPDXRef-DOCUMENT', 'relationshipType': 'DESCRIBES',
             'relatedSpdxElement': sources['SPDXID']},
            {'spdxElementId': 'SPDXRef-DOCUMENT', 'relationshipType': 'DESCRIBES',
             'relatedSpdxElement': singles['SPDXID']},
            {'spdxElementId': singles['SPDXID'], 'relationshipType': 'GENERATED_FROM',
             'relatedSpdxElement': sources['SPDXID']},
        ] + [{'spdxElementId': sources['SPDXID'], 'relationshipType': 'CONTAINS',
              'relatedSpdxElement': file['SPDXID']} for file in files],
    }, sys.stdout, indent=1)
    print()


main()

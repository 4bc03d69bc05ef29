"""Compares the SBOM of a release with what is there: its files, their checksums and licences, and
what SPDX 2.3 requires.

    sbom_check.py DIRECTORY VERSION

It reads the JSON itself; there is no validator of SPDX among Debian's packages."""

import hashlib
import json
import re
import sys
import tarfile

directory, version = sys.argv[1:]
with open(f'{directory}/uric-{version}.spdx.json', encoding='utf-8') as file:
    sbom = json.load(file)
tarball = f'{directory}/uric-{version}.tar.xz'
found = {}
with tarfile.open(tarball) as tar:
    for member in tar:
        found['./' + member.name.partition('/')[2]] = tar.extractfile(member).read()

# clauses 6, 7 and 8: the mandatory fields
assert sbom['spdxVersion'] == 'SPDX-2.3' and sbom['dataLicense'] == 'CC0-1.0'
assert sbom['SPDXID'] == 'SPDXRef-DOCUMENT' and sbom['name'] == f'uric-{version}'
assert re.fullmatch(r'https://[^#]+', sbom['documentNamespace'])
assert re.fullmatch(r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ', sbom['creationInfo']['created'])
assert all(re.match('(Tool|Person|Organization): ', name)
           for name in sbom['creationInfo']['creators'])
for package in sbom['packages']:
    for field in 'SPDXID', 'name', 'downloadLocation':
        assert package[field], field
    for checksum in package['checksums']:
        with open(f"{directory}/{package['packageFileName']}", 'rb') as file:
            digest = hashlib.new(checksum['algorithm'], file.read()).hexdigest()
        assert digest == checksum['checksumValue'], package['packageFileName']

identifiers = [item['SPDXID'] for item in sbom['packages'] + sbom['files']]
assert len(set(identifiers)) == len(identifiers)
assert all(re.fullmatch(r'SPDXRef-[A-Za-z0-9.-]+', name) for name in identifiers)
known = set(identifiers) | {'SPDXRef-DOCUMENT'}
assert all({item['spdxElementId'], item['relatedSpdxElement']} <= known
           for item in sbom['relationships'])

# the files, neither more nor fewer
listed = {file['fileName']: file for file in sbom['files']}
assert len(listed) == len(sbom['files']) and set(listed) == set(found), set(listed) ^ set(found)
for name, data in found.items():
    sums = {item['algorithm']: item['checksumValue'] for item in listed[name]['checksums']}
    assert sums == {'SHA1': hashlib.sha1(data).hexdigest(),
                    'SHA256': hashlib.sha256(data).hexdigest()}, name
    assert listed[name]['licenseConcluded'] == 'MIT', f'{name}: under which licence?'
    if b'SPDX-License-Identifier: MIT' in data[:3000]:
        assert 'MIT' in listed[name]['licenseInfoInFiles'], name
assert listed['./gen/uric.c']['licenseInfoInFiles'] == ['MIT']
assert listed['./LICENSE']['licenseInfoInFiles'] == ['NONE']

code = hashlib.sha1(''.join(sorted(hashlib.sha1(data).hexdigest()
                                   for data in found.values())).encode()).hexdigest()
assert sbom['packages'][0]['packageVerificationCode'] == {'packageVerificationCodeValue': code}
print(f'{len(listed)} files')

/* Compares the reading of Java with java.net.URI of this JDK: verdict, scheme, host, port and raw
 * path, with and without parseServerAuthority().
 *
 *   readings_answers java FILE COUNT | java ReadingsJava.java */

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public final class ReadingsJava {
    private static final int SHOWN = 20;

    private ReadingsJava() {
    }

    /** A part in the form of readings_answers. */
    private static String part(String part) {
        return "\n" + (part == null ? "\1" : part);
    }

    /** Whether the URI's authority is a server: it then has a host. */
    private static boolean isServer(URI uri) {
        try {
            return uri.parseServerAuthority().getHost() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** What java.net.URI says, without the address. */
    private static String theirs(String string) {
        final URI uri;

        try {
            uri = new URI(string);
        } catch (URISyntaxException | NumberFormatException e) {
            return "R";
        }
        String host = uri.getHost();
        if (isServer(uri) != (host != null)) {
            return "the host depends on parseServerAuthority()";
        }
        if (host != null && host.startsWith("[")) {
            host = host.substring(1, host.length() - 1);
        }
        return (host == null ? "N" : "H") + part(uri.getScheme()) + part(host)
            + part(uri.getPort() < 0 ? null : Integer.toString(uri.getPort()))
            + part(uri.getRawPath()) + "\n";
    }

    /** The bytes of an address as Java's InetAddress reads it; none for other hosts. */
    private static byte[] address(String host) throws IOException {
        if (!host.matches("((0|[1-9]\\d{0,2})(\\.(?!$)|$)){4}|[0-9a-fA-F]*:[0-9a-fA-F:.]*")) {
            return new byte[0];
        }
        // InetAddress refuses leading zeros of decimals, which java.net.URI allows.
        String plain = host.replaceAll("(?<=[:.])0+(?=[0-9a-fA-F])", "");
        byte[] bytes = InetAddress.getByName(plain).getAddress();
        // Java makes an IPv4 address of ::ffff:1.2.3.4.
        if (host.contains(":") && bytes.length == 4) {
            byte[] mapped = new byte[16];
            mapped[10] = mapped[11] = (byte) 0xff;
            System.arraycopy(bytes, 0, mapped, 12, 4);
            return mapped;
        }
        return bytes;
    }

    /** Where the address starts in our answer. */
    private static int endOfParts(byte[] answer) {
        int parts = 0;
        int i = 0;

        while (i < answer.length && parts < 5) {
            parts += answer[i++] == '\n' ? 1 : 0;
        }
        return i;
    }

    /** Whether our answer is Java's. */
    private static boolean isSame(String expected, byte[] answer) throws IOException {
        int end = endOfParts(answer);
        String ours = new String(answer, 0, end, StandardCharsets.UTF_8);

        return expected.equals(ours) && (!expected.startsWith("H")
            || Arrays.equals(address(expected.split("\n")[2]),
                             Arrays.copyOfRange(answer, end, answer.length)));
    }

    private static byte[] read(DataInputStream in, int length) throws IOException {
        byte[] bytes = new byte[length];

        in.readFully(bytes);
        return bytes;
    }

    /** Prints TAP. */
    public static void main(String[] arguments) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 20));
        long asked = 0;
        long differ = 0;
        long refused = 0;

        for (;;) {
            final int length;

            try {
                length = in.readInt();
            } catch (EOFException e) {
                break;
            }
            byte[] bytes = read(in, length);
            byte[] answer = read(in, in.readInt());
            String string = new String(bytes, StandardCharsets.UTF_8);
            String expected = theirs(string);
            asked++;
            refused += expected.equals("R") ? 1 : 0;
            if (!isSame(expected, answer) && differ++ < SHOWN) {
                System.out.println("# " + shown(string) + ": java.net.URI " + shown(expected)
                    + ", ours " + shown(new String(answer, StandardCharsets.UTF_8)));
            }
        }
        System.out.println("# Java " + System.getProperty("java.version") + ": " + asked
            + " strings, of which java.net.URI refuses " + refused);
        boolean right = differ == 0 && asked > 0;
        System.out.println((right ? "" : "not ") + "ok 1 - the reading of Java is java.net.URI's: "
            + differ + " differ\n1..1");
        System.exit(right ? 0 : 1);
    }

    /** The string with other characters than visible ones of ASCII escaped. */
    private static String shown(String string) {
        StringBuilder text = new StringBuilder();

        string.chars().forEach(c -> text.append(c > ' ' && c < 0x7f ? Character.toString(c)
            : String.format("\\u%04X", c)));
        return text.toString();
    }
}

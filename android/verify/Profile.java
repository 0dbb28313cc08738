import com.android.tools.profgen.ArchiveClassFileResourceProvider;
import com.android.tools.profgen.ClassFileResource;
import com.android.tools.profgen.HumanReadableProfileKt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipFile;

/**
 * java -cp … Profile.java OUT OURS AARS JAR…: our baseline profile and the libraries', with what their wildcards
 * stand for, as R8 wants it. By the Android Gradle Plugin's own code. Fails on a line of ours that names nothing.
 */
class Profile {
    public static void main(String[] arguments) throws IOException {
        Path out = Path.of(arguments[0]);
        Path ours = Path.of(arguments[1]);
        Path aars = Path.of(arguments[2]);
        List<ClassFileResource> classes = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 3; i < arguments.length; i++) {
            Path jar = Path.of(arguments[i]);
            var zip = new ZipFile(jar.toFile());
            zip.stream().forEach(entry -> names.add("L" + entry.getName().replaceFirst("\\.class$", ";")));
            classes.addAll(new ArchiveClassFileResourceProvider(jar, zip).getClassFileResources());
        }

        // All that is named at once: each expansion reads every class.
        List<String> empty = new ArrayList<>();
        List<String> named = new ArrayList<>();
        var all = new StringBuilder();
        for (String line : Files.readAllLines(ours)) {
            if (line.isBlank() || line.startsWith("#")) continue;
            String type = line.substring(line.indexOf('L')).split(";|->")[0] + ";";
            if (!type.contains("*")) {
                if (names.contains(type)) named.add(line);
                // A class within a class has the compiler's name, which changes with its neighbours.
                else if (!type.contains("$")) empty.add(line);
                continue;
            }
            String expanded = expand(line, classes);
            if (expanded.isBlank()) empty.add(line);
            all.append(expanded);
        }
        all.append(expand(String.join("\n", named), classes));
        if (!empty.isEmpty()) {
            System.err.println("baseline-prof.txt has lines that name nothing (desktop/profile writes it): " + String.join("  ", empty));
            System.exit(1);
        }
        try (var files = Files.list(aars)) {
            for (Path aar : files.sorted().toList()) all.append(profile(aar));
        }
        Files.writeString(out, all);
    }

    private static String profile(Path aar) throws IOException {
        try (var zip = new ZipFile(aar.toFile())) {
            var entry = zip.getEntry("baseline-prof.txt");
            if (entry == null) return "";
            // Theirs may name what only other versions have; wildcards stay out.
            var text = new String(zip.getInputStream(entry).readAllBytes());
            return text.lines().filter(line -> !line.contains("*") && !line.startsWith("#")).map(line -> line + "\n")
                .reduce("", String::concat);
        }
    }

    private static String expand(String line, List<ClassFileResource> classes) throws IOException {
        Path file = Files.createTempFile("profile", ".txt");
        Files.writeString(file, line);
        var out = new StringBuilder();
        HumanReadableProfileKt.HumanReadableProfile(file.toFile(), fault -> { throw new IllegalArgumentException(fault); })
            .expandWildcards(classes)
            .printExact(out);
        Files.delete(file);
        return out.toString();
    }
}
